import http from 'node:http';
import https from 'node:https';
import { SECOND } from '../platform/clock.ts';
import { hostOf, parseEndpointUrl } from './endpoint-url.ts';
import type { Resolve } from './public-lookup.ts';
import { publicLookup, resolveByDns } from './public-lookup.ts';
import { describeFailure, describeStatus } from './failure-words.ts';

export interface PostOptions {
  /** Whether addresses of the own network are taken; never where strangers can enter them. */
  privateTargets: boolean;
  /** How names become addresses; by default from the name servers. */
  resolve?: Resolve;
  /** Milliseconds until an endpoint that has not answered has failed. */
  timeout?: number;
  /** Ends the call before its time. */
  signal?: AbortSignal;
}

export interface WebhookAnswer {
  /** Null when there was none. */
  status: number | null;
  /** Its beginning, as text that a database takes. */
  body: string | null;
  /** Why it counts as failed, in words; null when it arrived. */
  error: string | null;
  /** The header in which an endpoint that has too much to do says when to come back; null when it says nothing. */
  retryAfter: string | null;
  durationMs: number;
}

/** The longest that an endpoint may take for its answer. */
const ANSWER_LIMIT = 15 * SECOND;
/** Bytes of an answer that are read; whoever sends more is hung up on. */
const MOST_READ = 16 * 1024;
/** Characters of an answer that are kept. */
const MOST_KEPT = 2_000;

/**
 * Posts one message: a 2xx status is success, whatever else is failure. Redirects are not followed, and what is not a
 * public address is not connected to. Never rejects.
 */
export async function postWebhook(
  address: string,
  headers: Record<string, string>,
  body: string,
  options: PostOptions,
): Promise<WebhookAnswer> {
  const began = performance.now();
  const end = (answer: Omit<WebhookAnswer, 'durationMs'>): WebhookAnswer => ({
    ...answer,
    durationMs: Math.round(performance.now() - began),
  });
  try {
    const response = await begin(address, headers, body, options);
    const status = response.statusCode ?? 0;
    const retryAfter = response.headers['retry-after'] ?? null;
    return end({ status, body: await readBeginning(response), error: describeStatus(status), retryAfter });
  } catch (error) {
    return end({ status: null, body: null, error: describeFailure(error), retryAfter: null });
  }
}

function begin(
  address: string,
  headers: Record<string, string>,
  body: string,
  { privateTargets, resolve = resolveByDns, timeout = ANSWER_LIMIT, signal }: PostOptions,
): Promise<http.IncomingMessage> {
  // Checked again: an address in figures is never looked up, and the configuration may have changed since it was entered.
  const url = parseEndpointUrl(address, privateTargets);
  const limit = AbortSignal.timeout(timeout);
  return new Promise((fulfil, reject) => {
    const request = (url.protocol === 'http:' ? http : https).request(
      {
        protocol: url.protocol,
        hostname: hostOf(url),
        port: url.port,
        path: `${url.pathname}${url.search}`,
        method: 'POST',
        headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body) },
        // A connection of its own each time: none is kept that was checked for another call.
        agent: false,
        signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
        ...(privateTargets ? {} : { lookup: publicLookup(resolve) }),
      },
      fulfil,
    );
    request.on('error', reject);
    // Ends what neither answers nor fails: of a switch of protocols, which nobody asked for, nothing else is told.
    request.on('close', () => reject(new Error('The connection was closed without an answer.')));
    request.end(body);
  });
}

/** As much of an answer as is kept; what goes wrong after its status came changes nothing of it. */
async function readBeginning(response: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      const bytes = Buffer.from(chunk);
      chunks.push(bytes);
      size += bytes.length;
      if (size >= MOST_READ) break;
    }
  } catch {
    // It broke off, or took too long: what came is kept.
  }
  // PostgreSQL's texts cannot hold NUL.
  const text = Buffer.concat(chunks).subarray(0, MOST_READ).toString('utf8').replaceAll('\0', '\u{FFFD}');
  // By code points, so that no character is cut in half.
  return [...text].slice(0, MOST_KEPT).join('');
}
