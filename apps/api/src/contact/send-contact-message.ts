import type { Schemas } from '@harbour/contract/schema';
import type { AppDependencies } from '../dependencies.ts';
import { fieldError } from '../http/errors.ts';
import { plainLine } from '../http/plain-text.ts';
import { queueMail } from '../platform/mail.ts';
import { normaliseEmail } from '../users/email.ts';

/** Everything below the space but tab and line breaks: in a mail it could pass for something else. */
const CONTROLS = /[^\P{Cc}\t\n\r]/u;

/**
 * Keeps a message of the contact form, mails it to the team, and tells its sender that it arrived.
 *
 * @param id a call that was killed midway comes again with the same one, and mails nothing twice.
 *
 * Fails with: validation_failed.
 */
export async function sendContactMessage(
  deps: AppDependencies,
  id: string,
  request: Schemas['SendContactMessageRequest'],
): Promise<Schemas['ContactMessage']> {
  const now = deps.clock.now();
  const row = {
    id,
    name: plainLine('name', request.name),
    email: normaliseEmail(request.email),
    company: request.company === undefined ? null : plainLine('company', request.company),
    topic: request.topic ?? 'other',
    message: request.message.trim(),
    created_at: now,
  };
  if (CONTROLS.test(row.message)) {
    throw fieldError('message', 'invalid_format', 'The message holds characters that cannot be shown.');
  }
  const receivedAt = await deps.database.acrossBusinesses(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('contact_messages')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) {
      const stored = await trx
        .selectFrom('contact_messages')
        .select('created_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return stored.created_at;
    }
    const company = row.company === null ? '' : ` (${row.company})`;
    await queueMail(
      trx,
      {
        to: deps.config.supportEmail,
        subject: `Contact form: ${row.topic}`,
        text: `From: ${row.name}${company}, ${row.email}\n\n${row.message}\n`,
      },
      now,
    );
    await queueMail(
      trx,
      {
        to: row.email,
        subject: 'We have your message',
        // The message itself is not sent back: an address can be anybody's.
        text: `Hello,\n\nthank you for writing to us. Somebody will answer you within two working days.\n`,
      },
      now,
    );
    return now;
  });
  return { id, received_at: receivedAt.toISOString() };
}
