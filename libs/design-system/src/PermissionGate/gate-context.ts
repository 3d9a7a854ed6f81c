import { createContext, use } from 'react';

export interface Denial {
  /** Id of the element that says which permission is missing. */
  reasonId: string;
}

/** Set inside a gate that denies: our own controls disable themselves, however deep they sit. */
export const DenialContext = createContext<Denial | undefined>(undefined);

export function useDenial(): Denial | undefined {
  return use(DenialContext);
}
