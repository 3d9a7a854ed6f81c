import type { Money } from '@harbour/domain/money';
import type {
  Acquirer,
  Authorisation,
  DisputeCase,
  NoAnswer,
  RefundOutcome,
  RefundRequest,
} from '../acquirers/acquirer.ts';
import type { Mood } from './circumstances.ts';
import { present } from './circumstances.ts';

interface Authorised {
  key: string;
  amount: number;
  currency: string;
  outcome: Authorisation;
  /** Whether it was held back on its way: the server may have given it up by then. */
  late: boolean;
  /** Whether it waited until its id was kept. */
  waited: boolean;
}

export interface ModelAcquirer extends Acquirer {
  /** By the attempt's id. */
  readonly authorised: ReadonlyMap<string, Authorised>;
  /** Keys that came a second time: an attempt goes out once. */
  readonly sentTwice: readonly string[];
  readonly refunds: ReadonlyMap<string, { request: RefundRequest; outcome: RefundOutcome }>;
  /** News of disputes, in the order in which they are told. */
  readonly news: DisputeCase[];
  /** Forgets what it took and gave back: the payments of it are over. */
  forget(): void;
}

const NEWS_A_PAGE = 2;
const UNKNOWN = { result: 'unknown' } as const;
const NOT_SENT = { result: 'not_sent' } as const;
const NOT_FOUND = { result: 'not_found' } as const;

/**
 * An acquirer in memory that does what the circumstances of each call say, and never looks at sums: it gives back whatever it is asked for, so
 * that a server that asks for too much is found out. The same key again has the outcome of the first time. What waits until its
 * id is kept is asked for by that id alone, and closed by whoever asks, as with Stripe.
 */
export function modelAcquirer(): ModelAcquirer {
  const authorised = new Map<string, Authorised>();
  const refunds = new Map<string, { request: RefundRequest; outcome: RefundOutcome }>();
  const sentTwice: string[] = [];
  const asked = new Set<string>();
  const opened = new Map<string, { amount: number; currency: string }>();
  const news: DisputeCase[] = [];

  async function carry<T>(decide: () => T): Promise<T | NoAnswer> {
    const { mood, traffic } = present();
    switch (mood.line) {
      case 'answers':
        return decide();
      case 'silent':
        decide();
        return UNKNOWN;
      case 'lost':
        return UNKNOWN;
      case 'unreached':
        return NOT_SENT;
      case 'dies_before':
        return traffic.die();
      case 'dies_after':
        decide();
        return traffic.die();
      case 'late_answer': {
        const told = decide();
        await traffic.hold();
        return told;
      }
      case 'late_send':
        await traffic.hold();
        return decide();
    }
  }

  const idOf = (key: string): string => `acq_${key}`;
  const approval = (key: string, taken: Money): Authorisation => ({
    result: 'captured',
    acquirerId: idOf(key),
    approvalCode: '123456',
    taken,
    card: { country: 'NG', funding: 'debit' },
  });
  const decline = (key: string): Authorisation => ({
    result: 'declined',
    acquirerId: idOf(key),
    code: 'do_not_honour',
  });
  const given = (says: Mood['says']): RefundOutcome =>
    says === 'yes' ? { result: 'succeeded' } : { result: 'refused', code: 'no', message: 'Not today.' };

  /** The outcome of a key, kept from the first time on. */
  function keep<T>(kept: Map<string, T>, key: string, make: () => T): T {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make();
    kept.set(key, made);
    return made;
  }

  return {
    name: 'model',
    authorised,
    sentTwice,
    refunds,
    news,
    forget() {
      authorised.clear();
      opened.clear();
      refunds.clear();
    },
    async authorise({ key, amount, currency, keepId }) {
      const { says, line, handsOutId } = present().mood;
      if (line !== 'dies_before') {
        if (asked.has(key)) sentTwice.push(key);
        asked.add(key);
      }
      const waited = handsOutId !== undefined;
      const take = () =>
        keep(authorised, key, () => ({
          key,
          amount,
          currency,
          outcome: says === 'yes' ? approval(key, { amount, currency }) : decline(key),
          late: line === 'late_send' && !waited,
          waited,
        })).outcome;
      if (!waited) return carry(take);
      opened.set(key, { amount, currency });
      if (handsOutId === 'before_line') return (await keepId(idOf(key))) ? carry(take) : NOT_SENT;
      const answer = await carry(() => ({ result: 'opened' as const }));
      if (answer.result !== 'opened') return answer;
      return (await keepId(idOf(key))) ? take() : NOT_SENT;
    },
    async inquire(key, _sentAt, keptId) {
      return carry(() => {
        const waiting = opened.get(key);
        if (waiting === undefined) return authorised.get(key)?.outcome ?? NOT_FOUND;
        if (keptId !== idOf(key)) return NOT_FOUND;
        const close = () => ({ key, ...waiting, outcome: decline(key), late: false, waited: true });
        return keep(authorised, key, close).outcome;
      });
    },
    async refund(request) {
      const { says } = present().mood;
      const make = () => ({ request, outcome: given(says) });
      return carry(() => keep(refunds, request.key, make).outcome);
    },
    async listDisputes(cursor) {
      return carry(() => {
        const start = Number(cursor ?? 0);
        const cases = news.slice(start, start + NEWS_A_PAGE);
        const next = start + cases.length;
        return { result: 'page' as const, cases, cursor: String(next), more: next < news.length };
      });
    },
    async respondToDispute() {
      const { says } = present().mood;
      return carry(() =>
        says === 'yes'
          ? { result: 'taken' as const }
          : { result: 'refused' as const, code: 'no', message: 'Not today.' },
      );
    },
  };
}
