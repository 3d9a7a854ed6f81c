import { fastify } from 'fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { STRIPE_API_VERSION } from '../../acquirers/stripe-client.ts';
import type { Decision, Delivery } from './account.ts';
import { StripeAccount, StripeRefusal, shown } from './account.ts';
import type { Operation } from './description.ts';
import { readOperations } from './description.ts';
import type { Form } from './form.ts';
import { parseForm } from './form.ts';
import type { Intent } from './objects.ts';

export const MOCK_SECRET_KEY = 'sk_test_of_the_tests';

/** What happens to the next request of an operation. */
export interface Script {
  /** How Stripe decides; otherwise the card's number does. */
  decision?: Decision;
  /** Turned away before anything is done, and not remembered under the idempotency key. */
  turnedAway?: { status: number; error: Record<string, unknown> };
  delivery?: Delivery;
}

/** A request as it came in. */
export interface SeenRequest {
  operation: string;
  idempotencyKey: string | undefined;
  fields: Form;
}

export interface StripeMock {
  url: string;
  account: StripeAccount;
  seen: SeenRequest[];
  script(operation: string, script: Script): void;
  /** As Stripe does after a day. */
  forgetIdempotencyKeys(): void;
  /** Answers so far that are not Stripe's, and what failed. */
  problems: string[];
  close(): Promise<void>;
}

interface Answer {
  status: number;
  body: object;
}

/** A stand-in for Stripe. `now`: the clock by which it dates what it makes. */
export async function startStripeMock(now: () => Date = () => new Date()): Promise<StripeMock> {
  const operations = readOperations();
  const account = new StripeAccount(now);
  const remembered = new Map<string, { request: string; answer: Answer }>();
  const scripts = new Map<string, Script[]>();
  const seen: SeenRequest[] = [];

  /** The answer to a request; stays silent with `undefined`. */
  function answer(request: FastifyRequest): Answer | undefined | 'not JSON' | 'redirect' {
    const url = new URL(request.url, 'http://stripe.test');
    const raw = typeof request.body === 'string' ? request.body : '';
    const found = operations
      .map((operation) => ({ operation, params: operation.match(request.method, url.pathname) }))
      .find(({ params }) => params !== undefined);
    if (request.headers.authorization !== `Bearer ${MOCK_SECRET_KEY}`) {
      return refused(401, 'Invalid API Key provided');
    }
    if (request.headers['stripe-version'] !== STRIPE_API_VERSION)
      return refused(400, 'Another Stripe-Version');
    if (found === undefined)
      return refused(404, `Unrecognized request URL (${request.method}: ${url.pathname})`);
    const { operation, params = {} } = found;
    const [query, body] = [parseForm(url.search), parseForm(raw)];
    const key = headerOf(request, 'idempotency-key');
    seen.push({
      operation: operation.id,
      idempotencyKey: key,
      fields: structuredClone({ ...query, ...body }),
    });
    const script = scripts.get(operation.id)?.shift() ?? {};
    if (script.turnedAway !== undefined) {
      return { status: script.turnedAway.status, body: { error: script.turnedAway.error } };
    }
    const refusal = operation.checkQuery(query) ?? operation.checkBody(body);
    if (refusal !== undefined) return { status: 400, body: { error: refusal } };

    const sent = `${request.method} ${url.pathname} ${raw}`;
    const before = key === undefined ? undefined : remembered.get(key);
    if (before !== undefined) {
      return before.request === sent
        ? before.answer
        : refused(400, 'Keys for idempotent requests can only be used with the same parameters.', {
            type: 'idempotency_error',
          });
    }
    const done = perform(operation, { ...params, ...query, ...body }, script.decision);
    const delivery = script.delivery ?? account.deliveryFor(body['payment_method']);
    const told = delivery === 'error 500' ? FAILED : done;
    if (key !== undefined) remembered.set(key, { request: sent, answer: told });
    if (delivery === 'silence') return undefined;
    if (delivery === 'not JSON' || delivery === 'redirect') return delivery;
    return delivery === 'other JSON' ? { status: 200, body: { hello: 'world' } } : told;
  }

  /** Does the work. The validated fields have the types that the description gives them. */
  function perform(operation: Operation, fields: object, decision?: Decision): Answer {
    const input = fields as never;
    const { intent, expand = [] } = fields as { intent?: string; expand?: string[] };
    const whole = expand.some((each) => each.endsWith('latest_charge'));
    const show = (each: Intent) => (whole ? { ...each } : shown(each));
    try {
      switch (operation.id) {
        case 'PostPaymentMethods':
          return checked(operation, account.createPaymentMethod(input));
        case 'PostPaymentIntents': {
          const made = account.createIntent(input, decision);
          return checked(operation, show(made), shown(made));
        }
        case 'GetPaymentIntentsIntent': {
          const found = account.intentOf(intent ?? '');
          return checked(operation, show(found), shown(found));
        }
        case 'PostPaymentIntentsIntentConfirm': {
          const confirmed = account.confirmIntent(intent ?? '', input, decision);
          return checked(operation, show(confirmed), shown(confirmed));
        }
        case 'PostPaymentIntentsIntentCancel': {
          const closed = account.cancelIntent(intent ?? '');
          return checked(operation, show(closed), shown(closed));
        }
        case 'GetPaymentIntents': {
          const { data, has_more } = account.listIntents(input);
          const list = { object: 'list', has_more, url: '/v1/payment_intents' };
          return checked(operation, { ...list, data: data.map(show) }, { ...list, data: data.map(shown) });
        }
        case 'PostRefunds':
          return checked(operation, account.createRefund(input, decision));
        case 'GetRefunds':
          return checked(operation, { object: 'list', url: '/v1/refunds', ...account.listRefunds(input) });
        default:
          return refused(404, `The mock does not know ${operation.id}.`);
      }
    } catch (error) {
      if (error instanceof StripeRefusal) return { status: error.status, body: { error: error.error } };
      throw error;
    }
  }

  const app = fastify({ forceCloseConnections: true });
  const asText = { parseAs: 'string' } as const;
  app.addContentTypeParser('application/x-www-form-urlencoded', asText, (_request, body, done) =>
    done(null, body),
  );
  app.all('/*', async (request, reply: FastifyReply) => {
    void reply.header('date', now().toUTCString());
    const told = answer(request);
    if (told === undefined) return reply.hijack();
    if (told === 'redirect') return reply.redirect('/elsewhere', 307);
    if (told === 'not JSON') return reply.type('text/html').send('<h1>Bad gateway</h1>');
    return reply.code(told.status).send(told.body);
  });
  const problems: string[] = [];
  app.setErrorHandler((error: Error, _request, reply) => {
    problems.push(error.message);
    return reply.code(500).send(FAILED.body);
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });

  return {
    url,
    account,
    seen,
    script: (operation, script) => void scripts.set(operation, [...(scripts.get(operation) ?? []), script]),
    forgetIdempotencyKeys: () => remembered.clear(),
    problems,
    close: () => app.close(),
  };
}

const FAILED: Answer = {
  status: 500,
  body: { error: { type: 'api_error', message: 'Something went wrong.' } },
};

/** `described`: the answer without what is expanded, as the description knows it. */
function checked(operation: Operation, body: object, described: object = body): Answer {
  const problem = operation.checkAnswer(described);
  if (problem !== undefined)
    throw new Error(`The mock's answer to ${operation.id} is not Stripe's: ${problem}`);
  return { status: 200, body };
}

function refused(status: number, message: string, more: object = {}): Answer {
  return { status, body: { error: { type: 'invalid_request_error', message, ...more } } };
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}
