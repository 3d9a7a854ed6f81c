// A load generator, in a process of its own: keeps a number of connections busy, each with one call at a time, until every
// call is answered. Plain sockets and requests that are made before the clock starts, so that it takes little of the
// machine that it shares with what it measures.
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface Load {
  port: number;
  path: string;
  connections: number;
  /** Calls a second over all connections; left out, each connection calls again as soon as it is answered. */
  rate?: number;
  calls: { token: string; key: string; body: string }[];
}

export interface LoadResult {
  milliseconds: number;
  /** Of each call, in milliseconds. */
  latencies: number[];
  /** Answers other than 200, by their first line and body. */
  failures: string[];
}

const HEAD_END = '\r\n\r\n';

function requestOf({ path }: Load, { token, key, body }: Load['calls'][number]): string {
  return `POST ${path} HTTP/1.1\r\nhost: bench\r\nauthorization: Bearer ${token}\r\nidempotency-key: ${key}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}${HEAD_END}${body}`;
}

function run(load: Load): Promise<LoadResult> {
  const requests = load.calls.map((call) => Buffer.from(requestOf(load, call)));
  const latencies: number[] = [];
  const failures: string[] = [];
  const between = load.rate === undefined ? 0 : 1000 / load.rate;
  let next = 0;
  let start = 0;

  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect({ host: '127.0.0.1', port: load.port, noDelay: true });
      let sentAt = 0;
      let received = '';
      const send = (): void => {
        const request = requests[next];
        const due = start + next * between;
        next += 1;
        if (request === undefined) {
          socket.end();
          resolve();
          return;
        }
        const go = (): void => {
          // Under a rate a call counts from when it was due, so that a server that lags behind is not let off.
          sentAt = between === 0 ? performance.now() : due;
          socket.write(request);
        };
        const early = due - performance.now();
        if (between === 0 || early <= 0) go();
        else void wait(early).then(go);
      };
      socket.on('data', (chunk) => {
        received += chunk.toString('latin1');
        const headEnd = received.indexOf(HEAD_END);
        if (headEnd < 0) return;
        const length = Number(/content-length: (\d+)/iu.exec(received)?.[1]);
        if (received.length < headEnd + HEAD_END.length + length) return;
        latencies.push(performance.now() - sentAt);
        if (!received.startsWith('HTTP/1.1 200'))
          failures.push(received.slice(0, 12) + received.slice(headEnd));
        received = '';
        send();
      });
      socket.on('error', reject);
      socket.once('connect', send);
    });

  start = performance.now();
  return Promise.all(Array.from({ length: load.connections }, work)).then(() => ({
    milliseconds: performance.now() - start,
    latencies,
    failures,
  }));
}

process.once('message', (load) => {
  void run(load as Load).then((result) => process.send?.(result));
});
