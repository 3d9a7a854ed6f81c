import { useState } from 'react';

/**
 * A choice that this browser keeps, such as a folded sidebar. Where storage is blocked or full it holds until the page is
 * left.
 *
 * @param name the key in `localStorage`, of this product alone
 */
export function useRemembered(name: string): [on: boolean, set: (on: boolean) => void] {
  const key = `harbour.${name}`;
  const [on, setOn] = useState(() => read(key));
  const set = (next: boolean) => {
    setOn(next);
    write(key, next);
  };
  return [on, set];
}

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
}

function write(key: string, on: boolean): void {
  try {
    if (on) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  } catch {
    // Nothing is lost but the memory of it.
  }
}
