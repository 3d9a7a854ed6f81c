import type { Transporter } from 'nodemailer';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Clock } from './clock.ts';
import { MINUTE, SECOND, after } from './clock.ts';
import type { Database } from './database.ts';
import { eachRow } from './each-row.ts';
import { leaseDue } from './lease-due.ts';
import type { StoredAttachment } from './platform-tables.ts';
import { shorten } from './shorten.ts';

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

/** How a mail leaves; SMTP in the product. It ends, well or not, before the lease does. */
export type SendMail = (mail: WaitingMail) => Promise<void>;

/** Sent at once, each over a connection of its own: one that stalls keeps none of the others back. */
const BATCH = 5;

/** Longer than a mail server can take over all the steps of one mail: whoever holds a mail longer was killed. */
const LEASE = 5 * MINUTE;

/** Milliseconds that are waited for each step of a mail server; it has about ten. */
const TIME_OUTS = {
  dnsTimeout: 10 * SECOND,
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  socketTimeout: 20 * SECOND,
};

const MOST_ATTEMPTS = 12;

/** Doubling from half a minute: twelve tries over about a day. */
const pauseAfter = (attempts: number): number => (MINUTE / 2) * 2 ** Math.min(attempts, 11);

function smtpSender(transport: Transporter, from: string): SendMail {
  return async (mail) => {
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
    });
  };
}

/**
 * Sends the mails that are due; says how many left. The try is committed before and its end after, and none of it is sent
 * within a transaction: a mail server that stalls costs the mail at hand a try, and the others nothing. A mail that left loses
 * its text, which may hold a link that signs somebody in. A kill between sending and noting it down sends a mail twice.
 */
export async function deliverDueMails(deps: Omit<Dependencies, 'config'>, send: SendMail): Promise<number> {
  const due = await leaseDue(deps, {
    batch: BATCH,
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
  });
  let left = 0;
  await eachRow(due, 'at once', async (mail) => {
    const failure = await failureOf(send, mail);
    await noteEnd(deps, mail, failure);
    if (failure === undefined) left += 1;
  });
  return left;
}

async function failureOf(send: SendMail, mail: WaitingMail): Promise<string | undefined> {
  try {
    await send(mail);
    return undefined;
  } catch (error) {
    return shorten(error instanceof Error ? error.message : String(error), 500);
  }
}

function noteEnd(
  { database, clock }: Omit<Dependencies, 'config'>,
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
  /** Sends what is due. */
  deliver(): Promise<void>;
  close(): void;
}

/** The delivery by SMTP, where SMTP_URL is set; else mails stay in the outbox. */
export function openMailDelivery(deps: Dependencies, timeOuts = TIME_OUTS): MailDelivery | undefined {
  const { smtpUrl, mailFrom } = deps.config;
  if (smtpUrl === undefined) return undefined;
  const transport = createTransport({ url: smtpUrl, ...timeOuts });
  const send = smtpSender(transport, mailFrom);
  return {
    deliver: async () => {
      // A full batch that left means that more may wait; where some did not, the server may be in trouble.
      while ((await deliverDueMails(deps, send)) === BATCH) continue;
    },
    close: () => transport.close(),
  };
}
