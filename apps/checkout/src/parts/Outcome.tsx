import type { ReactNode } from 'react';
import { Heading } from '@harbour/design-system/Heading';
import { Icon } from '@harbour/design-system/Icon';
import type { IconComponent } from '@harbour/design-system/Icon';
import { Stack } from '@harbour/design-system/Stack';
import { medal, tones } from './Outcome.css.ts';

export interface OutcomeProps {
  icon: IconComponent;
  tone: keyof typeof tones;
  /** The page's one sentence. */
  title: string;
  /** The one next step. */
  action?: ReactNode;
  children: ReactNode;
}

/** How something ended: a sign, a sentence, the details and one next step. */
export function Outcome({ icon, tone, title, action, children }: OutcomeProps) {
  return (
    <Stack gap={6}>
      <Stack gap={4} align="start">
        <span className={`${medal} ${tones[tone]}`}>
          <Icon icon={icon} size={32} />
        </span>
        <Heading level={1} size="lg">
          {title}
        </Heading>
      </Stack>
      {children}
      {action && <Stack align="stretch">{action}</Stack>}
    </Stack>
  );
}
