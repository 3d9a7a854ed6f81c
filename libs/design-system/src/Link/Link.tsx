import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import { useDenial } from '../PermissionGate/gate-context.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { externalMark, link, tones } from './Link.css.ts';

export interface LinkProps {
  href: string;
  children: ReactNode;
  tone?: keyof typeof tones;
  /** Leads out of the product: opens a new tab and says so. */
  external?: boolean;
  download?: boolean | string;
  /** The page that is open. */
  current?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  ref?: Ref<HTMLAnchorElement>;
}

/** Leads somewhere, within a sentence or a list. An action is a Button. */
export function Link({
  href,
  children,
  tone = 'accent',
  external = false,
  current = false,
  ...anchor
}: LinkProps) {
  const denial = useDenial();
  return (
    <Anchor
      {...anchor}
      href={denial ? undefined : href}
      onClick={denial ? undefined : anchor.onClick}
      tabIndex={denial ? 0 : undefined}
      aria-describedby={denial?.reasonId}
      aria-current={current ? 'page' : undefined}
      target={external ? '_blank' : undefined}
      className={`${link} ${tones[tone]}`}
    >
      {children}
      {external && (
        <>
          <span className={externalMark}>
            <Icon icon={ArrowUpRight} size={14} />
          </span>
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </>
      )}
    </Anchor>
  );
}
