import { declineCodes } from '@harbour/contract/enums';
import { expect, test } from 'vitest';
import { declineOf } from './attempt.ts';

test.each(declineCodes)('%s is told in the words of who reads it', (code) => {
  const { payer_message, merchant_message } = declineOf(code);
  expect(merchant_message).not.toMatch(/payer|issuer|acquirer/i);
  expect(payer_message).not.toMatch(/payer|issuer|acquirer|customer/i);
});
