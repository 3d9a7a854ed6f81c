import { AsyncLocalStorage } from 'node:async_hooks';
import type { AReq } from '../payments/three-d-secure/messages.ts';
import type { Traffic } from './traffic.ts';
import { traffic } from './traffic.ts';

/**
 * What becomes of a call on its way. `silent`: done, and no answer. `lost`: neither. `unreached`: surely not done.
 * `dies_before` and `dies_after`: our process ends before the call, or before it hears the answer. `late_answer`: done,
 * the answer is held back. `late_send`: the call itself is held back.
 */
export const lines = [
  'answers',
  'silent',
  'lost',
  'unreached',
  'dies_before',
  'dies_after',
  'late_answer',
  'late_send',
] as const;

/** When an authorisation hands out the id that is to be kept before any money: before or after what the line does. */
export const handings = ['before_line', 'after_line'] as const;

export interface Mood {
  /** Whether it approves, gives back and takes answers. */
  says: 'yes' | 'no';
  line: (typeof lines)[number];
  /** Left out, it hands out none. */
  handsOutId?: (typeof handings)[number] | undefined;
}

/** What becomes of an authentication. `absent`: the card takes no part. `dies`: our process ends before it hears. */
export const issuers = ['absent', 'confirms', 'refuses', 'silent', 'challenges', 'dies'] as const;

export type IssuerMood = (typeof issuers)[number];

/** A challenge that was opened. */
export interface Challenge {
  asked: AReq;
  acsTransID: string;
  dsTransID: string;
}

/** What acquirer, issuer and network do to the calls of one payment, or of the jobs. */
export interface Circumstances {
  mood: Mood;
  issuer: IssuerMood;
  readonly challenges: Challenge[];
  readonly traffic: Traffic;
}

export const AT_BEST: Mood = { says: 'yes', line: 'answers' };

export function circumstances(): Circumstances {
  return { mood: AT_BEST, issuer: 'absent', challenges: [], traffic: traffic() };
}

const current = new AsyncLocalStorage<Circumstances>();

/** Does work, and all that follows from it, under its own circumstances: many payments live at once on one server. */
export function under<T>(its: Circumstances, work: () => T): T {
  return current.run(its, work);
}

/** The circumstances of the call that is under way. */
export function present(): Circumstances {
  const found = current.getStore();
  if (found === undefined) throw new Error('This call comes from nowhere.');
  return found;
}
