import { createContext, use } from 'react';

/** Where a switch or a menu button stands, which decides its colours and whether it has room for words. */
export interface Place {
  ground: 'page' | 'hull';
  collapsed: boolean;
}

const onPage: Place = { ground: 'page', collapsed: false };

export const PlaceContext = createContext<Place>(onPage);

export function usePlace(): Place {
  return use(PlaceContext);
}
