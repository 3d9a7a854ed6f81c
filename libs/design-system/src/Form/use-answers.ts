import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { FormErrors } from '../Field/form-errors.ts';
import { firstInvalid, inPageOrder, leadTo } from './form-controls.ts';

interface Answers {
  form: RefObject<HTMLFormElement | null>;
  /** The message about the whole. */
  alert: RefObject<HTMLDivElement | null>;
  /**
   * The fields of the page that have a message, from top to bottom: what each is called, by its name; empty where it is not
   * called anything.
   */
  labels: ReadonlyMap<string, string>;
  /** For fields, to tell what they are called. */
  call: (name: string, label: string) => () => void;
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

/** Leads to the first invalid field; where focus is there already, answers what has to be spoken instead. */
function leadOrTell(form: HTMLFormElement | null, messages: FormErrors): string | undefined {
  const target = form && firstInvalid(form);
  if (!target || target === document.activeElement) return Object.values(messages).join(' ');
  leadTo(target);
  return undefined;
}

/**
 * What follows once the answer to a submit is on the page: focus on the first invalid field or, where it is there already,
 * an announcement; the message about the whole comes into view. Each answer counts once, also one with the same words as
 * the last.
 */
export function useAnswers(messages: FormErrors, error: string | undefined): Answers {
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const waiting = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [spoken, setSpoken] = useState({ count: 0, text: '' });
  const called = useRef(new Map<string, string>());
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map());
  const [repeats, setRepeats] = useState(0);
  const latest = useRef({ messages, error });
  const speak = (text: string) => setSpoken(({ count }) => ({ count: count + 1, text }));

  /** What was announced was the answer to the last submit: read from the page later, it would be about what is put right. */
  const hush = () => setSpoken((last) => (last.text ? { ...last, text: '' } : last));

  const call = useCallback((name: string, label: string) => {
    called.current.set(name, label);
    return () => {
      if (called.current.get(name) === label) called.current.delete(name);
    };
  }, []);
  // Before anything is painted: a message does not change its words under the eyes.
  useLayoutEffect(() => {
    const fields = inPageOrder(form.current, Object.keys(messages));
    setLabels((last) =>
      fields.length + last.size === 0
        ? last
        : new Map(fields.map((name) => [name, called.current.get(name) ?? ''])),
    );
  }, [messages]);
  useEffect(() => {
    latest.current = { messages, error };
  });
  useEffect(() => {
    const element = form.current;
    if (!waiting.current || !element || Object.keys(messages).length === 0) return;
    waiting.current = false;
    const text = leadOrTell(element, messages);
    if (text) setSpoken(({ count }) => ({ count: count + 1, text }));
  }, [messages]);
  useEffect(() => {
    if (!waiting.current || !error) return;
    waiting.current = false;
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** What stood before it was sent stands still, with nothing new beside it: it is the answer again. */
  const tellAgain = () => {
    const stands = latest.current;
    const fields = Object.keys(stands.messages).length > 0;
    if (!waiting.current || (!fields && !stands.error)) return;
    waiting.current = false;
    if (stands.error) {
      setRepeats((count) => count + 1);
      alert.current?.scrollIntoView({ block: 'nearest' });
    }
    const text = fields && leadOrTell(form.current, stands.messages);
    if (text) speak(text);
  };

  return {
    form,
    alert,
    labels,
    call,
    sent: () => {
      waiting.current = true;
      hush();
      clearTimeout(timer.current);
      // By then the page shows what the owner found by itself, and has dropped what a server is asked about anew.
      timer.current = setTimeout(tellAgain);
    },
    goneOn: () => {
      waiting.current = false;
      hush();
    },
    speak,
    spoken,
    repeats,
  };
}
