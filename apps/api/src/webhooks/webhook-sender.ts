import type { FastifyBaseLogger } from 'fastify';
import type { AppDependencies } from '../dependencies.ts';
import { failpoint } from '../platform/failpoint.ts';
import { dispatchEvents } from './dispatch-events.ts';
import type { LeasedDelivery } from './lease-deliveries.ts';
import { leaseDueDeliveries } from './lease-deliveries.ts';
import type { PostOptions, WebhookAnswer } from './post-webhook.ts';
import { postWebhook } from './post-webhook.ts';
import { recordAttempt } from './record-attempt.ts';
import { openSecret } from './secret-vault.ts';
import { signedHeaders } from './signature.ts';

export interface WebhookSender {
  /** Makes deliveries of new events and begins to send what is due; does not wait for the answers. */
  run(): Promise<void>;
  /** Waits until nothing is under way any more. */
  settled(): Promise<void>;
  /** Breaks off what is under way: it is sent again once its lease has ended. */
  close(): Promise<void>;
}

/** Tries at once, over all endpoints. */
const AT_ONCE = 128;

/**
 * Sends deliveries, in parallel and at least once: a try is counted before it leaves and written down after its answer,
 * so that one that is killed in between is made again under the same webhook-id. Safe in several processes at once.
 *
 * @param how which time-out and which addresses; for tests
 */
export function createWebhookSender(
  deps: AppDependencies,
  log: Pick<FastifyBaseLogger, 'error'>,
  how: Pick<PostOptions, 'resolve' | 'timeout'> = {},
): WebhookSender {
  const closing = new AbortController();
  const sending = new Map<string, number>();
  const underWay = new Set<Promise<void>>();
  let lastTurn = Promise.resolve();
  let waitingTurn: Promise<void> | undefined;

  /** One turn at a time, so that each sees what the one before it took; those asked for meanwhile are one. */
  function takeTurn(): Promise<void> {
    if (waitingTurn !== undefined) return waitingTurn;
    waitingTurn = lastTurn.then(() => {
      waitingTurn = undefined;
      return beginDue();
    });
    lastTurn = waitingTurn.catch(() => undefined);
    return waitingTurn;
  }

  async function beginDue(): Promise<void> {
    const room = AT_ONCE - underWay.size;
    if (room <= 0 || closing.signal.aborted) return;
    for (const delivery of await leaseDueDeliveries(deps, sending, room)) begin(delivery);
  }

  function begin(delivery: LeasedDelivery): void {
    const count = (change: number) =>
      sending.set(delivery.endpoint_id, (sending.get(delivery.endpoint_id) ?? 0) + change);
    count(1);
    const task = send(delivery)
      // Its lease ends, and it is sent again.
      .catch((error: unknown) =>
        log.error({ err: error, delivery: delivery.id }, 'A webhook could not be sent'),
      )
      .finally(() => {
        if (count(-1).get(delivery.endpoint_id) === 0) sending.delete(delivery.endpoint_id);
        underWay.delete(task);
      });
    underWay.add(task);
    // Another of the same endpoint may wait for this one's place.
    void task
      .then(takeTurn)
      .catch((error: unknown) => log.error({ err: error }, 'No webhooks could be taken'));
  }

  async function send(delivery: LeasedDelivery): Promise<void> {
    const startedAt = deps.clock.now();
    const headers = { 'content-type': 'application/json', 'user-agent': 'Harbour-Webhooks/1' };
    const message = { id: delivery.event_id, timestamp: startedAt, body: delivery.body };
    const secrets = secretsOf(deps.webhookKey, delivery, startedAt);
    const { 'webhook-signature': signature, ...signed } = signedHeaders(message, secrets ?? []);
    const answer =
      secrets === undefined
        ? UNREADABLE
        : await postWebhook(
            delivery.url,
            { ...headers, ...signed, 'webhook-signature': signature ?? '' },
            delivery.body,
            { ...how, privateTargets: deps.config.webhookPrivateTargets, signal: closing.signal },
          );
    // Broken off by ourselves: no failure of the endpoint.
    if (closing.signal.aborted && answer.status === null) return;
    failpoint('webhook.sent');
    await recordAttempt(deps, {
      delivery,
      attempt: delivery.tries,
      startedAt,
      headers: { ...headers, ...signed },
      answer,
    });
  }

  return {
    run: async () => {
      await dispatchEvents(deps);
      await takeTurn();
    },
    settled: async () => {
      for (await lastTurn; underWay.size > 0; await lastTurn) await Promise.all(underWay);
    },
    close: async () => {
      closing.abort();
      await Promise.all(underWay);
      await lastTurn;
    },
  };
}

const UNREADABLE: WebhookAnswer = {
  status: null,
  body: null,
  error: 'The secret of this endpoint was sealed with another key of the server. Rotate it.',
  durationMs: 0,
};

/**
 * The secrets that count at `now`, the newest first; none when the server's key is not the one they were sealed with. A
 * previous secret that does not open is left out: the new one was made because of that.
 */
function secretsOf(key: Buffer, delivery: LeasedDelivery, now: Date): string[] | undefined {
  const { secret, previous_secret: previous, previous_secret_expires_at: end } = delivery;
  const open = (sealed: Buffer): string[] => {
    try {
      return [openSecret(key, { business_id: delivery.business_id, id: delivery.endpoint_id }, sealed)];
    } catch {
      return [];
    }
  };
  const current = open(secret);
  if (current.length === 0) return undefined;
  return previous !== null && end !== null && end > now ? [...current, ...open(previous)] : current;
}
