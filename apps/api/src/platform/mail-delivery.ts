import { sql } from 'kysely';
import type { Transporter } from 'nodemailer';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Clock } from './clock.ts';
import { MINUTE, after } from './clock.ts';
import type { Database } from './database.ts';
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

/** How a mail leaves; SMTP in the product. */
export type SendMail = (mail: WaitingMail) => Promise<void>;

const BATCH = 20;
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
 * Sends the mails that are due. A mail that left loses its text, which may hold a link that signs somebody in. A kill
 * between sending and noting it down sends a mail twice, never not at all.
 */
export async function deliverDueMails(deps: Omit<Dependencies, 'config'>, send: SendMail): Promise<number> {
  const now = deps.clock.now();
  return deps.database.acrossBusinesses(async (trx) => {
    const due = await trx
      .selectFrom('mails')
      .select(['id', 'recipient', 'subject', 'text_body', 'attachments', 'attempts'])
      .where('sent_at', 'is', null)
      .where('next_attempt_at', '<=', now)
      .where('attempts', '<', MOST_ATTEMPTS)
      .orderBy('next_attempt_at')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const mail of due) {
      try {
        await send(mail);
        await trx
          .updateTable('mails')
          .set({ sent_at: now, text_body: '', attachments: '[]' })
          .where('id', '=', mail.id)
          .execute();
      } catch (error) {
        await trx
          .updateTable('mails')
          .set({
            attempts: sql<number>`attempts + 1`,
            next_attempt_at: after(now, pauseAfter(mail.attempts)),
            last_error: shorten(error instanceof Error ? error.message : String(error), 500),
          })
          .where('id', '=', mail.id)
          .execute();
      }
    }
    return due.length;
  });
}

export interface MailDelivery {
  /** Sends what is due. */
  deliver(): Promise<void>;
  close(): void;
}

/** The delivery by SMTP, where SMTP_URL is set; else mails stay in the outbox. */
export function openMailDelivery(deps: Dependencies): MailDelivery | undefined {
  const { smtpUrl, mailFrom } = deps.config;
  if (smtpUrl === undefined) return undefined;
  const transport = createTransport(smtpUrl);
  const send = smtpSender(transport, mailFrom);
  return {
    deliver: async () => {
      // A full batch means that more may wait.
      while ((await deliverDueMails(deps, send)) === BATCH) continue;
    },
    close: () => transport.close(),
  };
}
