import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Sent {
  status: number;
  type: string;
  text: string;
}

/** Sends what no ordinary client would, over a real connection. */
export function createSender(origin: string): {
  send(method: string, url: string, headers: Record<string, string>, body: Buffer | undefined): Promise<Sent>;
  close(): void;
} {
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(origin);

  function send(
    method: string,
    url: string,
    headers: Record<string, string>,
    body: Buffer | undefined,
  ): Promise<Sent> {
    const length = body === undefined ? {} : { 'content-length': String(body.length) };
    const options = { agent, hostname, port, method, path: url, headers: { ...headers, ...length } };
    return new Promise((resolve, reject) => {
      const outgoing = request(options, (incoming) => {
        buffer(incoming).then(
          (bytes) =>
            resolve({
              status: incoming.statusCode ?? 0,
              type: incoming.headers['content-type'] ?? '',
              text: bytes.toString('utf8'),
            }),
          reject,
        );
      });
      // A connection that was kept may have been closed for its idleness right before.
      outgoing.once('error', (error) => {
        if (outgoing.reusedSocket) resolve(send(method, url, headers, body));
        else reject(error);
      });
      outgoing.end(body);
    });
  }

  return { send, close: () => agent.destroy() };
}
