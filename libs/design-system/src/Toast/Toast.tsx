import { startTransition, useEffect, useRef, useState } from 'react';
import { announcer, close, positions, region, toast as toastStyle, tones } from './Toast.css.ts';
import { createToastStore, type ToastEntry, type ToastOptions } from './toast-store.ts';
import { useAnnouncements } from './use-announcements.ts';
import { useToastRegion } from './use-toast-region.ts';

const store = createToastStore();

/**
 * Tells that something has happened, from anywhere: `toast.success('Payment refunded')`. Returns the toast's id.
 * A toast that equals one on show, in type and text, is suppressed; at most 20 are on show; each closes after 5 s.
 */
export const toast = {
  success: (text: string, options?: ToastOptions) => store.add('success', text, options),
  error: (text: string, options?: ToastOptions) => store.add('error', text, options),
  info: (text: string, options?: ToastOptions) => store.add('info', text, options),
  warning: (text: string, options?: ToastOptions) => store.add('warning', text, options),
  dismiss: store.dismiss,
  clear: store.clear,
};

export interface ToasterProps {
  position?: keyof typeof positions;
}

const nothing: readonly ToastEntry[] = [];

// Made once, not for each of twenty toasts: a flood must stay cheap.
const looks = {
  success: `${toastStyle} ${tones.success}`,
  error: `${toastStyle} ${tones.error}`,
  info: `${toastStyle} ${tones.info}`,
  warning: `${toastStyle} ${tones.warning}`,
};
const cross = <button type="button" className={close} aria-label="Close notification" />;

/**
 * Where toasts appear; once per app. Newest on top. Time stands still while the pointer or focus is on a toast and while
 * the tab is hidden. F6 moves focus to the newest toast and back, also from within a dialog.
 */
export function Toaster({ position = 'top-right' }: ToasterProps) {
  const [entries, setEntries] = useState(nothing);
  const list = useRef<HTMLOListElement>(null);
  useToastRegion(list, store);
  const { polite, assertive } = useAnnouncements(entries);

  useEffect(() => {
    // A transition: what raises a thousand does not also wait until they are drawn.
    const show = () => startTransition(() => setEntries(store.getSnapshot()));
    show();
    return store.subscribe(show);
  }, []);

  useEffect(() => {
    const follow = () => (document.hidden ? store.pause('hidden') : store.resume('hidden'));
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);

  return (
    <section aria-label="Notifications (F6)">
      {/* "off": announced below, once; the attribute also keeps an open dialog from hiding the toasts. */}
      <ol ref={list} className={`${region} ${positions[position]}`} aria-live="off">
        {entries.map(({ id, tone, text }) => (
          <li key={id} className={looks[tone]} data-toast={id}>
            {text}
            {cross}
          </li>
        ))}
      </ol>
      <div ref={polite} className={announcer} aria-live="polite" />
      <div ref={assertive} className={announcer} aria-live="assertive" />
    </section>
  );
}
