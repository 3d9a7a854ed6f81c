import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { PlainIconButton } from '../IconButton/PlainIconButton.tsx';
import { Icon, type IconComponent } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  action as actionStyle,
  banner,
  body,
  dismiss,
  iconPlace,
  iconTones,
  title as titleStyle,
  tones,
  words,
} from './Banner.css.ts';

const meanings = {
  info: { icon: Info, word: 'Information' },
  success: { icon: CircleCheck, word: 'Success' },
  warn: { icon: TriangleAlert, word: 'Warning' },
  danger: { icon: CircleAlert, word: 'Error' },
} as const satisfies Record<keyof typeof tones, { icon: IconComponent; word: string }>;

export interface BannerProps {
  tone?: keyof typeof tones;
  title?: string;
  children: ReactNode;
  /** A button or link that helps. */
  action?: ReactNode;
  onDismiss?: () => void;
  /** It appears as an answer to what the person did: announce it. */
  live?: boolean;
}

/** Something that holds for the whole page or card and stays until it is dealt with. What passes is a toast. */
export function Banner({ tone = 'info', title, children, action, onDismiss, live = false }: BannerProps) {
  const { icon, word } = meanings[tone];
  return (
    <div
      className={`${banner} ${tones[tone]}`}
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
    >
      <span className={`${iconPlace} ${iconTones[tone]}`}>
        <Icon icon={icon} />
      </span>
      <div className={body}>
        <VisuallyHidden>{word}: </VisuallyHidden>
        {title && <p className={titleStyle}>{title}</p>}
        <div className={words}>{children}</div>
        {action && <div className={actionStyle}>{action}</div>}
      </div>
      {onDismiss && (
        <div className={dismiss}>
          <PlainIconButton icon={X} label="Dismiss" size="sm" onClick={onDismiss} />
        </div>
      )}
    </div>
  );
}
