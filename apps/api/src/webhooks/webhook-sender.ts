import type { FastifyBaseLogger } from 'fastify';
import type { AppDependencies } from '../dependencies.ts';
import { SECOND } from '../platform/clock.ts';
import { failpoint } from '../platform/failpoint.ts';
import { createWorkWindow } from '../platform/work-window.ts';
import { dispatchEvents } from './dispatch-events.ts';
import type { LeasedDelivery } from './lease-deliveries.ts';
import { giveBack, leaseDueDeliveries } from './lease-deliveries.ts';
import type { PostOptions } from './post-webhook.ts';
import { postWebhook } from './post-webhook.ts';
import { recordAttempt } from './record-attempt.ts';
import { openSecret } from './secret-vault.ts';
import { signedHeaders } from './signature.ts';

export interface WebhookSender {
  /** Makes deliveries of new events and begins to send what is due; does not wait for the answers. */
  run(): Promise<void>;
  /** Waits until nothing is under way any more. */
  settled(): Promise<void>;
  /** Takes nothing more, waits a little for what is under way, then breaks it off: another server sends it at once. */
  close(): Promise<void>;
}

/** Tries at once, over all endpoints. */
const AT_ONCE = 128;
/** Milliseconds that answers may still take while the server stops. */
const GRACE = 5 * SECOND;

interface SenderOptions extends Pick<PostOptions, 'resolve' | 'timeout'> {
  grace?: number;
}

/**
 * Sends deliveries, in parallel and at least once: a try is counted before it leaves and written down after its answer,
 * so that one that is killed in between is made again under the same webhook-id. Safe in several processes at once.
 *
 * @param how which time-outs and which addresses; for tests
 */
export function createWebhookSender(
  deps: AppDependencies,
  log: Pick<FastifyBaseLogger, 'error'>,
  { grace = GRACE, ...how }: SenderOptions = {},
): WebhookSender {
  const breakOff = new AbortController();
  /** By the id of the endpoint, and by that of the business. */
  const sending = new Map<string, number>();
  /** Endpoints whose secret this process cannot open, which was told of. */
  const unreadable = new Set<string>();
  const window = createWorkWindow<LeasedDelivery>({
    atOnce: AT_ONCE,
    take: (room) => leaseDueDeliveries(deps, sending, room),
    work: async (delivery) => {
      count(delivery, 1);
      try {
        await send(delivery);
      } finally {
        count(delivery, -1);
      }
    },
    // The lease of a delivery ends, and it is sent again.
    onFailure: (error) => log.error({ err: error }, 'Webhooks could not be sent'),
  });

  function count({ endpoint_id, business_id }: LeasedDelivery, change: 1 | -1): void {
    for (const id of [endpoint_id, business_id]) {
      const tries = (sending.get(id) ?? 0) + change;
      if (tries === 0) sending.delete(id);
      else sending.set(id, tries);
    }
  }

  async function send(delivery: LeasedDelivery): Promise<void> {
    const startedAt = deps.clock.now();
    const headers = { 'content-type': 'application/json', 'user-agent': 'Harbour-Webhooks/1' };
    const message = { id: delivery.event_id, timestamp: startedAt, body: delivery.body };
    const secrets = secretsOf(deps.webhookKey, delivery, startedAt);
    // Our own fault, not the endpoint's: it waits until the right key is back, or the secret is rotated.
    if (secrets === undefined) return waitForKey(delivery);
    const { 'webhook-signature': signature, ...signed } = signedHeaders(message, secrets);
    const answer = await postWebhook(
      delivery.url,
      { ...headers, ...signed, 'webhook-signature': signature ?? '' },
      delivery.body,
      { ...how, privateTargets: deps.config.webhookPrivateTargets, signal: breakOff.signal },
    );
    // Broken off by ourselves: no failure of the endpoint.
    if (breakOff.signal.aborted && answer.status === null) return giveBack(deps, delivery, deps.clock.now());
    failpoint('webhook.sent');
    await recordAttempt(deps, {
      delivery,
      attempt: delivery.tries,
      startedAt,
      headers: { ...headers, ...signed },
      answer,
    });
  }

  async function waitForKey(delivery: LeasedDelivery): Promise<void> {
    if (!unreadable.has(delivery.endpoint_id)) {
      unreadable.add(delivery.endpoint_id);
      log.error(
        { endpoint: delivery.endpoint_id },
        'The secret of a webhook endpoint was sealed with another key than this server has: its deliveries wait',
      );
    }
    await giveBack(deps, delivery);
  }

  return {
    run: async () => {
      await dispatchEvents(deps);
      await window.fill();
    },
    settled: () => window.settled(),
    close: async () => {
      window.close();
      const timer = setTimeout(() => breakOff.abort(), grace);
      await window.settled();
      clearTimeout(timer);
    },
  };
}

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
