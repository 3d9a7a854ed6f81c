import { vars } from '@harbour/design-system/theme';

export interface ContrastPair {
  name: string;
  kind: 'text' | 'shape';
  color: string;
  ground: string;
}

const { color } = vars;
const text = (name: string, value: string, ground: string): ContrastPair => ({
  name,
  kind: 'text',
  color: value,
  ground,
});
const shape = (name: string, value: string, ground: string): ContrastPair => ({
  name,
  kind: 'shape',
  color: value,
  ground,
});

/** The pairs that carry the product, in the order one meets them. */
export const contractPairs: readonly ContrastPair[] = [
  text('text on canvas', color.text, color.canvas),
  text('textMuted on canvas', color.textMuted, color.canvas),
  text('text on surface', color.text, color.surface),
  text('textMuted on sunken', color.textMuted, color.sunken),
  text('textMuted on overlay.active', color.textMuted, color.overlay.active),
  text('action', color.action.text, color.action.bg),
  text('hull', color.hull.text, color.hull.bg),
  text('hull, muted', color.hull.textMuted, color.hull.bg),
  ...(['accent', 'success', 'warn', 'danger', 'neutral'] as const).flatMap((tone) => [
    text(`${tone} on its tint`, color[tone].text, color[tone].soft),
    text(`${tone}, solid`, color[tone].onSolid, color[tone].solid),
  ]),
  shape('lineStrong on surface', color.lineStrong, color.surface),
  shape('focus on canvas', color.focus, color.canvas),
  shape('line on surface', color.line, color.surface),
];
