import type { Transaction } from './database.ts';
import { jsonb } from './database.ts';
import { newId } from './ids.ts';

export interface Mail {
  to: string;
  subject: string;
  /** Plain text; links in full on lines of their own. */
  text: string;
  attachments?: { filename: string; contentType: string; content: string }[];
}

/**
 * Puts a mail into the outbox, in the same commit as what it tells of. It leaves by SMTP soon after the commit where
 * SMTP_URL is set; else it stays there, to be read in a browser in development.
 */
export async function queueMail(trx: Transaction, mail: Mail, now: Date): Promise<void> {
  await trx
    .insertInto('mails')
    .values({
      id: newId('mail'),
      recipient: mail.to,
      subject: mail.subject,
      text_body: mail.text,
      attachments: jsonb(
        (mail.attachments ?? []).map(({ filename, contentType, content }) => ({
          filename,
          content_type: contentType,
          content,
        })),
      ),
      created_at: now,
      next_attempt_at: now,
    })
    .execute();
}
