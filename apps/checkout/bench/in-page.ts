/** What the page tells of itself; times in milliseconds since the navigation began. */
export interface Told {
  /** The first painted frame in which the card field is there and groups what is typed into it. */
  ready: number;
  lcp: number;
  /** Beyond 50 ms of each long task. */
  blocking: number;
  shift: number;
  /** From a press to the frame that answers it; 0 is less than can be told. */
  slowestPress: number;
}

/** Runs in the page, before anything of its own. */
export function watchPage(): void {
  const told: Told = { ready: 0, lcp: 0, blocking: 0, shift: 0, slowestPress: 0 };
  Object.assign(globalThis, { told });
  const watch = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...(type === 'event' && { durationThreshold: 16 }),
    });
  watch('largest-contentful-paint', ({ startTime }) => (told.lcp = startTime));
  watch('longtask', ({ duration }) => (told.blocking += duration - 50));
  watch('layout-shift', (entry) => (told.shift += 'value' in entry ? Number(entry.value) : 0));
  watch('event', ({ name, duration }) => {
    if (!/^(pointer(down|up)|click)$/.test(name)) return;
    told.slowestPress = Math.max(told.slowestPress, duration);
    const report: unknown = Reflect.get(globalThis, 'reportPress');
    if (typeof report === 'function') report(told.slowestPress);
  });

  const groups = (field: HTMLInputElement): boolean => {
    const type = (value: string, inputType: string): string => {
      field.value = value;
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
      return field.value;
    };
    const grouped = type('42424', 'insertText') === '4242 4';
    type('', 'deleteContentBackward');
    return grouped;
  };
  const look = (): void => {
    const field = document.querySelector<HTMLInputElement>('#card_number');
    if (!field || !groups(field)) return void requestAnimationFrame(look);
    // A message sent from a frame is delivered once that frame is painted.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => (told.ready = performance.now()), { once: true });
    port1.start();
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}
