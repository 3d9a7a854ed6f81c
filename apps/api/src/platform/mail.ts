import type { Transaction } from './database.ts';
import { jsonb } from './database.ts';
import { newId } from './ids.ts';
import type { Send, Statement } from './pipeline.ts';
import { sendOn } from './pipeline.ts';

export interface Mail {
  to: string;
  subject: string;
  /** Plain text; links in full on lines of their own. */
  text: string;
  attachments?: { filename: string; contentType: string; content: string }[];
}

const ADD_MAILS: Statement = {
  name: 'add_mails',
  text: `
    insert into mails (id, recipient, subject, text_body, attachments, created_at, next_attempt_at)
    select id, recipient, subject, text_body, attachments, $2, $2
    from jsonb_to_recordset($1) as mail (id text, recipient text, subject text, text_body text, attachments jsonb)`,
};

/**
 * Puts mails into the outbox, in the same commit as what they tell of. They leave by SMTP soon after the commit where
 * SMTP_URL is set; else they stay there, to be read in a browser in development.
 */
export async function queueMails(send: Send, mails: readonly Mail[], now: Date): Promise<void> {
  const rows = mails.map(({ to, subject, text, attachments = [] }) => ({
    id: newId('mail'),
    recipient: to,
    subject,
    text_body: text,
    attachments: attachments.map(({ filename, contentType, content }) => ({
      filename,
      content_type: contentType,
      content,
    })),
  }));
  await send(ADD_MAILS, [jsonb(rows), now]);
}

export function queueMail(trx: Transaction, mail: Mail, now: Date): Promise<void> {
  return queueMails(sendOn(trx), [mail], now);
}
