import type { ReactElement, ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Icon, type IconComponent } from '../Icon/Icon.tsx';
import {
  action as actionStyle,
  compactStyle,
  description as descriptionStyle,
  empty,
  medallion,
} from './EmptyState.css.ts';

export interface EmptyStateProps {
  icon?: IconComponent;
  title: string;
  /** Why there is nothing, and what brings something. */
  description?: ReactNode;
  /** The one next step. */
  action?: ReactElement;
  /** Inside a small card. */
  compact?: boolean;
  level?: 2 | 3;
}

/** Nothing here yet, or nothing that matches: says which of the two, and the next step. */
export function EmptyState({
  icon,
  title,
  description,
  action,
  compact = false,
  level = 2,
}: EmptyStateProps) {
  return (
    <div className={compact ? `${empty} ${compactStyle}` : empty}>
      {icon && !compact && (
        <span className={medallion}>
          <Icon icon={icon} size={24} />
        </span>
      )}
      <Heading level={level} size="sm">
        {title}
      </Heading>
      {description && <p className={descriptionStyle}>{description}</p>}
      {action && <div className={actionStyle}>{action}</div>}
    </div>
  );
}
