const disc = 'M8 0A8 8 0 1 1 8 16A8 8 0 1 1 8 0Z';

const outlines = {
  success: `${disc}M4.2 8.3L5.3 7.2L7.1 9L10.8 5.2L11.9 6.3L7.1 11.2Z`,
  error: `${disc}M7.2 3.8H8.8V9H7.2ZM7.2 10.4H8.8V12H7.2Z`,
  info: `${disc}M7.2 4H8.8V5.6H7.2ZM7.2 7H8.8V12H7.2Z`,
  warning: 'M8 1L15.8 15H.2ZM7.2 5.8H8.8V10.2H7.2ZM7.2 11.4H8.8V13H7.2Z',
  close: 'M3.6 2.5L8 6.9L12.4 2.5L13.5 3.6L9.1 8L13.5 12.4L12.4 13.5L8 9.1L3.6 13.5L2.5 12.4L6.9 8L2.5 3.6Z',
} as const;

/**
 * The toast's few marks, cut out of a box of 16 × 16 px: they need neither an element nor an image, which in a flood of
 * toasts cost more than the toasts. The icon package would weigh a third of the whole.
 */
export function markOf(name: keyof typeof outlines): string {
  return `path(evenodd, "${outlines[name]}")`;
}
