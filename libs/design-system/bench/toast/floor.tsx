import { useSyncExternalStore } from 'react';
import { whenFlooded } from './flood.tsx';

// The least that keeps the rules: a map by text, twenty at most, newest on top, one notification a tick. No clock, no close
// button, no announcement, no look.
const kept = new Map<string, number>();
let snapshot: readonly (readonly [string, number])[] = [];
let told = false;
let tell = () => {};
let last = 0;

function raise(text: string) {
  if (kept.has(text)) return;
  const oldest = kept.keys().next();
  if (kept.size >= 20 && !oldest.done) kept.delete(oldest.value);
  last += 1;
  kept.set(text, last);
  if (told) return;
  told = true;
  queueMicrotask(() => {
    told = false;
    snapshot = [...kept].toReversed();
    tell();
  });
}

function subscribe(listener: () => void) {
  tell = listener;
  return () => undefined;
}

function Toasts() {
  const toasts = useSyncExternalStore(subscribe, () => snapshot);
  return (
    <ol>
      {toasts.map(([text, id]) => (
        <li key={id}>{text}</li>
      ))}
    </ol>
  );
}

whenFlooded(<Toasts />, raise, 'li');
