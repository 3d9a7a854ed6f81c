import { block as blockStyle, inlineCode } from './Code.css.ts';

export interface CodeProps {
  children: string;
  /** Several lines, with its own scrolling. */
  block?: boolean;
  /** What the block shows; needed where it scrolls, so that the keyboard can reach it. */
  label?: string;
}

/** What scrolls must be reachable by keyboard. */
const scrollable = { tabIndex: 0 } as const;

/** References, keys and code: letters that must not be mistaken for each other. */
export function Code({ children, block = false, label = 'Code' }: CodeProps) {
  if (!block) return <code className={inlineCode}>{children}</code>;
  return (
    <section aria-label={label} className={blockStyle} {...scrollable}>
      <pre>
        <code>{children}</code>
      </pre>
    </section>
  );
}
