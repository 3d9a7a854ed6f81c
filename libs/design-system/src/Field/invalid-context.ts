import { createContext } from 'react';

/** For what stands below a control: whether the value in it is wrong. */
export const InvalidContext = createContext(false);
