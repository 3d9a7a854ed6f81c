import type { RequiredPermission } from '@harbour/domain/permission';
import type { IconComponent } from '../Icon/Icon.tsx';

interface CommandBase {
  /** Unique within its group. */
  id: string;
  label: string;
  /** What tells it apart: a status, a reference, where it leads. */
  hint?: string;
  icon?: IconComponent;
  /** Other words by which it is found. */
  keywords?: readonly string[];
  /** Without this permission it is left out. */
  permission?: RequiredPermission;
}

interface ActionCommand extends CommandBase {
  /** Runs once the palette has closed and focus is back where it was. */
  onSelect: () => void;
  href?: undefined;
}

interface PlaceCommand extends CommandBase {
  /** A real link: with Ctrl or Command it opens a new tab. */
  href: string;
  onSelect?: undefined;
}

export type CommandItem = ActionCommand | PlaceCommand;

export interface CommandGroup {
  heading: string;
  items: readonly CommandItem[];
}

/** What was found elsewhere for the words typed; it is shown as it is, under what the palette finds by itself. */
export interface CommandResults {
  heading: string;
  status: 'loading' | 'ready' | 'failed';
  items: readonly CommandItem[];
  onRetry?: () => void;
}
