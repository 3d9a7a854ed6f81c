const circle = 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z';

const paths = {
  success: `${circle}M8 12.5l2.7 2.7L16 9.5`,
  error: `${circle}M12 7.5v5.5M12 16.2v.1`,
  info: `${circle}M12 11v5.5M12 7.8v-.1`,
  warning: 'M12 4L2.8 20h18.4zM12 10v4.5M12 17.2v.1',
  close: 'M6 6l12 12M18 6L6 18',
} as const;

/** The toast's few marks, drawn here: the icon package would weigh a third of the whole. */
export function ToastGlyph({ name }: { name: keyof typeof paths }) {
  return (
    <svg viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={paths[name]} strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
