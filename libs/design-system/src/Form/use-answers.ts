import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { FormErrors } from '../Field/form-errors.ts';
import { firstInvalid, leadTo } from './form-controls.ts';

interface Answers {
  /** Call it once the form was sent. */
  sent: () => void;
  /** Call it once the form was typed in or reset: what turns out to be wrong from then on answers no submit. */
  goneOn: () => void;
  /** Has a text announced. */
  speak: (text: string) => void;
  /** What has to be heard because focus is in its field already. A new count is a new announcement. */
  spoken: { count: number; text: string };
  /** Grows when the message about the whole form is the answer once more. */
  repeats: number;
}

/**
 * What follows once the answer to a submit is on the page: focus on the first invalid field or, where it is there already,
 * an announcement; the message about the whole comes into view. Each answer counts once, also one with the same words as
 * the last.
 */
export function useAnswers(
  form: RefObject<HTMLFormElement | null>,
  alert: RefObject<HTMLElement | null>,
  messages: FormErrors,
  error: string | undefined,
): Answers {
  const waiting = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [spoken, setSpoken] = useState({ count: 0, text: '' });
  const [repeats, setRepeats] = useState(0);
  const texts = Object.values(messages);
  const speak = (text: string) => setSpoken(({ count }) => ({ count: count + 1, text }));

  const tellFields = useEffectEvent(() => {
    if (!waiting.current || !form.current || texts.length === 0) return;
    waiting.current = false;
    const target = firstInvalid(form.current);
    if (target && target !== document.activeElement) leadTo(target);
    else speak(texts.join(' '));
  });
  const tellWhole = useEffectEvent(() => {
    if (!waiting.current || !error) return;
    waiting.current = false;
    alert.current?.scrollIntoView({ block: 'nearest' });
  });
  // What stood before it was sent stands still, with nothing new beside it: it is the answer again.
  const tellAgain = useEffectEvent(() => {
    if (!waiting.current) return;
    if (error) setRepeats((count) => count + 1);
    tellFields();
    tellWhole();
  });
  useEffect(() => tellFields(), [messages]);
  useEffect(() => tellWhole(), [error]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    sent: () => {
      waiting.current = true;
      clearTimeout(timer.current);
      // By then the page shows what the owner found by itself, and has dropped what a server is asked about anew.
      timer.current = setTimeout(() => tellAgain());
    },
    goneOn: () => {
      waiting.current = false;
    },
    speak,
    spoken,
    repeats,
  };
}
