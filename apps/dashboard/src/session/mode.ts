import type { Mode } from '@harbour/contract/model';

/** Which payments all screens show and create. Live ones need an acquirer for real money, and none is connected. */
export const mode: Mode = 'test';
