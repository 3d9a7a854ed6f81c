import type { FastifyBaseLogger } from 'fastify';
import type { Transporter } from 'nodemailer';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Clock } from './clock.ts';
import { MINUTE, SECOND, after } from './clock.ts';
import type { Database } from './database.ts';
import type { Due } from './lease-due.ts';
import { leaseDue } from './lease-due.ts';
import type { StoredAttachment } from './platform-tables.ts';
import { shorten } from './shorten.ts';
import { createWorkWindow } from './work-window.ts';

interface Dependencies {
  config: Pick<Config, 'smtpUrl' | 'mailFrom'>;
  database: Database;
  clock: Clock;
}

interface WaitingMail {
  id: string;
  recipient: string;
  subject: string;
  text_body: string;
  attachments: StoredAttachment[];
  attempts: number;
}

/** How a mail leaves; SMTP in the product. It ends, well or not, and sends nothing any more, as soon as the signal says so. */
export type SendMail = (mail: WaitingMail, signal: AbortSignal) => Promise<void>;

/** Each over a connection of its own: one that stalls takes its own place and no more. */
const AT_ONCE = 10;

/** Milliseconds for all the steps of one mail together. */
const DEADLINE = MINUTE;

/** Whoever holds a mail longer was killed. */
const LEASE = DEADLINE + 30 * SECOND;

/** Milliseconds that mails under way may still take while the server stops. */
const GRACE = 5 * SECOND;

export const MOST_ATTEMPTS = 12;

/** Doubling from half a minute: twelve tries over about a day. */
const pauseAfter = (attempts: number): number => (MINUTE / 2) * 2 ** Math.min(attempts, 11);

function smtpSender(transport: Transporter, from: string): SendMail {
  return async (mail, signal) => {
    await transport.sendMail({
      from,
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mail.text_body,
      attachments: mail.attachments.map(({ filename, content_type, content }) => ({
        filename,
        contentType: content_type,
        content,
      })),
      messageId: `<${mail.id}@harbour>`,
      disableFileAccess: true,
      disableUrlAccess: true,
      signal,
    });
  };
}

const DUE_MAILS: Due<'mails', WaitingMail> = {
  due: (trx, now) =>
    trx
      .selectFrom('mails')
      .select(['id', 'recipient', 'subject', 'text_body', 'attachments', 'attempts'])
      .where('sent_at', 'is', null)
      .where('next_attempt_at', '<=', now)
      .where('attempts', '<', MOST_ATTEMPTS)
      .orderBy('next_attempt_at'),
  hold: (trx, { id, attempts }, now) =>
    trx
      .updateTable('mails')
      .set({ attempts: attempts + 1, next_attempt_at: after(now, LEASE) })
      .where('id', '=', id)
      .execute(),
};

async function failureOf(work: Promise<void>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    return shorten(error instanceof Error ? error.message : String(error), 500);
  }
}

function noteEnd(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  { id, attempts }: WaitingMail,
  failure: string | undefined,
): Promise<unknown> {
  const now = clock.now();
  return database.acrossBusinesses((trx) => {
    const mail = trx.updateTable('mails').where('id', '=', id).where('sent_at', 'is', null);
    if (failure === undefined) return mail.set({ sent_at: now, text_body: '', attachments: '[]' }).execute();
    // Where another server took it up since, that one's try decides when the next is.
    return mail
      .set({ next_attempt_at: after(now, pauseAfter(attempts)), last_error: failure })
      .where('attempts', '=', attempts + 1)
      .execute();
  });
}

export interface MailDelivery {
  /** Begins to send what is due; does not wait until it has left. */
  deliver(): Promise<void>;
  /** Waits until nothing is under way any more. */
  settled(): Promise<void>;
  /** Takes nothing more, waits a little for what is under way, then breaks it off. */
  close(): Promise<void>;
}

/**
 * Sends the mails that are due. The try is committed before and its end after, and none of it is sent within a transaction:
 * a mail server that stalls costs the mail at hand a try, and the others nothing. A mail that left loses its text, which may
 * hold a link that signs somebody in. A kill between sending and noting it down sends a mail twice.
 *
 * @param grace milliseconds, see `close`
 */
export function createMailDelivery(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  send: SendMail,
  log: Pick<FastifyBaseLogger, 'error'>,
  grace = GRACE,
): MailDelivery {
  const breakOff = new AbortController();
  const window = createWorkWindow<WaitingMail>({
    atOnce: AT_ONCE,
    take: (room) => leaseDue(deps, DUE_MAILS, room),
    work: async (mail) => {
      const signal = AbortSignal.any([breakOff.signal, AbortSignal.timeout(DEADLINE)]);
      await noteEnd(deps, mail, await failureOf(send(mail, signal)));
    },
    // Its lease ends, and it is sent again.
    onFailure: (error) => log.error({ err: error }, 'The end of a mail could not be noted'),
  });
  return {
    deliver: () => window.fill(),
    settled: () => window.settled(),
    close: async () => {
      window.close();
      const timer = setTimeout(() => breakOff.abort(), grace);
      await window.settled();
      clearTimeout(timer);
    },
  };
}

/** The delivery by SMTP, where SMTP_URL is set; else mails stay in the outbox. */
export function openMailDelivery(
  { config, ...deps }: Dependencies,
  log: Pick<FastifyBaseLogger, 'error'>,
): MailDelivery | undefined {
  const { smtpUrl, mailFrom } = config;
  if (smtpUrl === undefined) return undefined;
  // What is broken off is not written to the end first.
  const transport = createTransport({ url: smtpUrl, socketCloseTimeout: 0 });
  return createMailDelivery(deps, smtpSender(transport, mailFrom), log);
}
