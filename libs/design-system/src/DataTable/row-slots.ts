/** The rows drawn, by key and in their order, each with the number of the element that shows it. */
export type RowSlots = ReadonlyMap<string, number>;

/**
 * Gives each row its element. A row that `keeps` its own has it as before; the others take over what is free between those,
 * in order: new words in an element cost half of a new element. None changes places with another: what moves is made anew
 * by the browser, and loses focus. Where all stays as it was, it answers with `drawn` itself.
 */
export function rowSlots(
  drawn: RowSlots,
  keys: readonly string[],
  keeps: (key: string) => boolean,
): RowSlots {
  const elements = [...drawn];
  const kept = new Set(keys.filter((key) => drawn.has(key) && keeps(key)));
  let newest = Math.max(-1, ...drawn.values());
  let place = 0;
  const slots = new Map<string, number>();
  for (const key of keys) {
    if (kept.has(key)) place = elements.findIndex(([shows]) => shows === key);
    const [shows, element] = elements[place] ?? [];
    if (shows !== undefined && element !== undefined && (shows === key || !kept.has(shows))) {
      slots.set(key, element);
      place += 1;
    } else {
      newest += 1;
      slots.set(key, newest);
    }
  }
  const now = [...slots];
  const same =
    now.length === elements.length &&
    now.every(([key, element], index) => elements[index]?.[0] === key && elements[index][1] === element);
  return same ? drawn : slots;
}
