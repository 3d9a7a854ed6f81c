import { expect, test } from 'vitest';
import { mailsTo } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';
import { newId } from '../platform/ids.ts';
import { sendContactMessage } from './send-contact-message.ts';

const api = await testApp({ config: { supportEmail: 'team@harbour.example' } });

test('a call that was killed after its commit runs again onto the same message and mails nothing twice', async () => {
  const id = newId('contact_message');
  const request = { name: 'Ada', email: 'ada@example.com', message: 'Do you settle in naira?' };
  const first = await sendContactMessage(api.deps, id, request);
  api.clock.advance(60_000);
  expect(await sendContactMessage(api.deps, id, request)).toEqual(first);
  expect(await mailsTo(api, 'team@harbour.example')).toHaveLength(1);
  expect(await mailsTo(api, 'ada@example.com')).toHaveLength(1);
});
