import { style } from '@vanilla-extract/css';

/** Icons that mean forward, back, in or out: they turn with the direction of writing. Up, down and pairs do not. */
const directional = [
  'arrow-left',
  'arrow-right',
  'arrow-up-right',
  'chevron-left',
  'chevron-right',
  'chevrons-left',
  'chevrons-right',
  'corner-down-left',
  'external-link',
  'log-in',
  'log-out',
  'panel-left',
  'panel-left-close',
  'panel-left-open',
  'undo-2',
];

/** The class that lucide gives each icon says which it is. */
export const icon = style({
  selectors: Object.fromEntries(
    directional.map((name) => [`[dir="rtl"] &.lucide-${name}`, { scale: '-1 1' }]),
  ),
});
