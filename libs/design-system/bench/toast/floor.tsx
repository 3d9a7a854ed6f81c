import { useEffect, useSyncExternalStore } from 'react';
import './floor.css';
import { whenFlooded } from './flood.tsx';

// A bare store on React, as whoever wants no library writes it: a map by text, twenty at most, newest on top, one
// notification a tick; each toast on show closes after five seconds or by its button, and the list announces itself.
const kept = new Map<string, number>();
let snapshot: readonly (readonly [text: string, id: number])[] = [];
let told = false;
let tell = () => {};
let last = 0;

function changed() {
  if (told) return;
  told = true;
  queueMicrotask(() => {
    told = false;
    snapshot = [...kept].toReversed();
    tell();
  });
}

function close(text: string) {
  kept.delete(text);
  changed();
}

function raise(text: string) {
  if (kept.has(text)) return;
  const oldest = kept.keys().next();
  if (kept.size >= 20 && !oldest.done) kept.delete(oldest.value);
  last += 1;
  kept.set(text, last);
  changed();
}

function subscribe(listener: () => void) {
  tell = listener;
  return () => undefined;
}

function Toast({ text }: { text: string }) {
  useEffect(() => {
    const timer = setTimeout(() => close(text), 5000);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <li>
      {text}
      <button type="button" aria-label="Close" onClick={() => close(text)}>
        ×
      </button>
    </li>
  );
}

function Toasts() {
  const toasts = useSyncExternalStore(subscribe, () => snapshot);
  return (
    <ol className="toasts" aria-label="Notifications" aria-live="polite">
      {toasts.map(([text, id]) => (
        <Toast key={id} text={text} />
      ))}
    </ol>
  );
}

whenFlooded(<Toasts />, raise, 'li');
