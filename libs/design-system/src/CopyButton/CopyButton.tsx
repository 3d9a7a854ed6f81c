import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { PlainIconButton } from '../IconButton/PlainIconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { face, failed, status, words, wrap } from './CopyButton.css.ts';
import { copyText } from './copy-text.ts';

export interface CopyButtonProps {
  value: string;
  label?: string;
  /** What is copied, for the announcement: "payment link". */
  subject?: string;
  /** `quiet` inside a box that has a border already; an icon alone where the place says what it copies. */
  appearance?: 'button' | 'quiet' | 'icon';
  size?: 'sm' | 'md';
  /**
   * The text stands in an input of the owner's: show it there, select it and say so. Without it the button says by itself
   * that the text has to be selected by hand.
   */
  onFailure?: () => void;
}

interface Answer {
  /** The text that it is about. */
  of: string;
  outcome: 'copied' | 'failed';
}

const justCopy = 'Copy';

/** How long the answer stays before the button is itself again, in ms. */
const ANSWER_STAYS = 2000;

/** Copies a text. Says "Copied" only when it is true, and what to do when it is not. */
export function CopyButton({
  value,
  label = justCopy,
  subject,
  appearance = 'button',
  size = 'sm',
  onFailure,
}: CopyButtonProps) {
  const [answer, setAnswer] = useState<Answer>();
  const place = useRef<HTMLSpanElement>(null);
  // Another text is another question: what was copied is not this, also where it was on its way meanwhile.
  const outcome = answer?.of === value ? answer.outcome : 'idle';

  useEffect(() => {
    if (answer?.outcome !== 'copied') return;
    const timer = setTimeout(() => setAnswer(undefined), ANSWER_STAYS);
    return () => clearTimeout(timer);
  }, [answer]);

  const handleClick = async () => {
    if (!place.current) return;
    setAnswer(undefined);
    const copied = await copyText(value, place.current);
    setAnswer({ of: value, outcome: copied ? 'copied' : 'failed' });
    if (!copied) onFailure?.();
  };

  const what = subject ?? 'text';
  const icon = outcome === 'copied' ? Check : Copy;
  return (
    <span ref={place} className={wrap} data-outcome={outcome}>
      {appearance === 'icon' ? (
        <PlainIconButton icon={icon} label={`${label} ${what}`} size="sm" onClick={handleClick} />
      ) : (
        <Button tone={appearance === 'quiet' ? 'quiet' : 'secondary'} size={size} onClick={handleClick}>
          <span className={face} data-room={outcome === 'copied' ? label : 'Copied'}>
            <span className={words}>
              <Icon icon={icon} />
              <span>
                {outcome === 'copied' ? 'Copied' : label}
                {/* Beside others of its kind "Copy" alone names nothing; a label of the owner's says what it copies. */}
                {subject !== undefined && label === justCopy && (
                  <>
                    {' '}
                    <VisuallyHidden>{subject}</VisuallyHidden>
                  </>
                )}
              </span>
            </span>
          </span>
        </Button>
      )}
      {outcome === 'failed' && !onFailure && (
        <span className={failed}>Not copied. Select it and copy by hand.</span>
      )}
      <output className={status}>
        {outcome === 'copied' && `Copied ${what}`}
        {outcome === 'failed' && `Could not copy ${what}`}
      </output>
    </span>
  );
}
