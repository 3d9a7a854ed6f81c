import { createHash, randomUUID } from 'node:crypto';
import type { DisputeTiming, NetworkConfig } from '../config.ts';
import type { Journal } from '../journal.ts';
import type { AuthorizationOperation, Dispute, DisputePage, DisputeStatus } from './acquirer-messages.ts';
import { NetworkFailure } from '../network-failure.ts';
import type { DisputedCapture, OperationBook } from './operation-book.ts';
import { verdictOf } from './verdict.ts';
import type { Verdict } from './verdict.ts';

const defaultTiming: DisputeTiming = { delayMs: 10_000, dueMs: 7 * 24 * 3_600_000, reviewMs: 20_000 };
const pageSize = 100;

/** One change of a dispute. Of an answer, its hash and what it will lead to are kept, never its words. */
export type DisputeEntry = {
  dispute: Dispute;
  answer: { fingerprint: string; verdict: Verdict; at: string } | null;
};

/** The disputes' use cases. What the clock alone decides is written down before anything else is looked at. */
export type DisputeDesk = {
  /** Changes after the first `after` ones. */
  list(after: number): DisputePage;
  /** Takes a file that the merchant's answer will name; again changes nothing. Fails with: not_found. */
  keepFile(id: string, file: string): Dispute;
  /**
   * Takes the merchant's answer, texts or files that came before; the same again changes nothing. Fails with: not_found,
   * invalid_request, acquirer_error, dispute_answered, dispute_closed.
   */
  submitEvidence(id: string, evidence: Record<string, string>, files: readonly string[]): Dispute;
  /** The merchant concedes; again changes nothing. Fails with: not_found, dispute_answered, dispute_closed. */
  accept(id: string): Dispute;
  /** Whether a dispute holds, or has taken, the money of an authorisation. */
  isHeld(authorizationId: string): boolean;
};

/**
 * Disputes of the captures that a book says will be disputed. There are no timers: whatever is due has happened as soon as
 * somebody looks, so that the same captures at the same time always give the same disputes, after a restart too.
 */
export function createDisputeDesk(
  book: OperationBook,
  journal: Journal<DisputeEntry>,
  config: Pick<NetworkConfig, 'disputes' | 'now'>,
): DisputeDesk {
  const timing = { ...defaultTiming, ...config.disputes };
  const clock = config.now ?? (() => new Date());
  const changes: DisputeEntry[] = [];
  const newest = new Map<string, DisputeEntry>();
  const byAuthorization = new Map<string, string>();
  /** Files that arrived, by dispute. */
  const files = new Set<string>();
  /** Captures before this one are disputed, or had nothing left to dispute. */
  let looked = 0;

  function apply(entry: DisputeEntry): void {
    changes.push(entry);
    newest.set(entry.dispute.id, entry);
    byAuthorization.set(entry.dispute.authorization_id, entry.dispute.id);
  }

  function record(entry: DisputeEntry): Dispute {
    // The journal first: what couldn't be written down must not have happened.
    journal.append(entry);
    apply(entry);
    return entry.dispute;
  }

  function move(
    { dispute, answer }: DisputeEntry,
    status: DisputeStatus,
    given: DisputeEntry['answer'] = answer,
  ): Dispute {
    return record({ dispute: { ...dispute, version: dispute.version + 1, status }, answer: given });
  }

  function open(authorization: AuthorizationOperation, { capturedAt }: DisputedCapture): void {
    const openedAt = capturedAt.getTime() + timing.delayMs;
    record({
      dispute: {
        type: 'dispute',
        id: `dsp_${randomUUID().replaceAll('-', '')}`,
        version: 1,
        authorization_id: authorization.id,
        merchant_reference: authorization.merchant_reference,
        amount: authorization.captured_amount - authorization.refunded_amount,
        currency: authorization.currency,
        reason: 'fraudulent',
        status: 'needs_response',
        opened_at: new Date(openedAt).toISOString(),
        due_by: new Date(openedAt + timing.dueMs).toISOString(),
      },
      answer: null,
    });
  }

  function catchUp(): void {
    const now = clock().getTime();
    for (; looked < book.disputedCaptures.length; looked += 1) {
      const capture = book.disputedCaptures[looked];
      if (capture === undefined || capture.capturedAt.getTime() + timing.delayMs > now) break;
      const authorization = book.authorization(capture.authorizationId);
      if (authorization === undefined || byAuthorization.has(capture.authorizationId)) continue;
      if (authorization.captured_amount > authorization.refunded_amount) open(authorization, capture);
    }
    for (const entry of newest.values()) {
      const { dispute, answer } = entry;
      if (dispute.status === 'needs_response' && Date.parse(dispute.due_by) <= now) move(entry, 'lost');
      if (dispute.status === 'under_review' && answer !== null) {
        if (Date.parse(answer.at) + timing.reviewMs <= now) move(entry, answer.verdict);
      }
    }
  }

  function find(id: string): DisputeEntry {
    const entry = newest.get(id);
    if (entry === undefined) throw new NetworkFailure('not_found', 'There is no such dispute.');
    return entry;
  }

  function answer(id: string, fingerprint: string, verdict: Verdict, status: DisputeStatus): Dispute {
    catchUp();
    const entry = find(id);
    if (entry.answer?.fingerprint === fingerprint) return entry.dispute;
    if (entry.answer !== null)
      throw new NetworkFailure('dispute_answered', 'The dispute was answered already.');
    if (entry.dispute.status !== 'needs_response')
      throw new NetworkFailure('dispute_closed', 'The time to answer the dispute is over.');
    return move(entry, status, { fingerprint, verdict, at: clock().toISOString() });
  }

  for (const entry of journal.entries) apply(entry);
  return {
    list(after) {
      catchUp();
      const page = changes.slice(after, after + pageSize);
      const next = after + page.length;
      return { disputes: page.map(({ dispute }) => dispute), next, more: next < changes.length };
    },
    keepFile(id, file) {
      const { dispute } = find(id);
      files.add(`${id} ${file}`);
      return dispute;
    },
    submitEvidence(id, evidence, named) {
      if (named.length === 0 && Object.keys(evidence).length === 0)
        throw new NetworkFailure('invalid_request', 'There is neither a text nor a file.');
      // Whoever is told of it sends the files again: a restart forgets those that no answer has named yet.
      if (find(id).answer === null && named.some((file) => !files.has(`${id} ${file}`)))
        throw new NetworkFailure('acquirer_error', 'A file that is named did not arrive.');
      return answer(id, fingerprintOf(evidence, named), verdictOf(evidence, named.length), 'under_review');
    },
    accept: (id) => answer(id, 'accepted', 'lost', 'lost'),
    isHeld(authorizationId) {
      catchUp();
      const id = byAuthorization.get(authorizationId);
      return id !== undefined && find(id).dispute.status !== 'won';
    },
  };
}

function fingerprintOf(evidence: Record<string, string>, files: readonly string[]): string {
  const sorted = Object.entries(evidence).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const told = files.length === 0 ? sorted : [...sorted, files.toSorted()];
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url');
}
