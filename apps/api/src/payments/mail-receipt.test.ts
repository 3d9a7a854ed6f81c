import { expect, test } from 'vitest';
import { mailsTo } from '../testing/people.ts';
import { CARDS, checkoutWorld } from '../testing/checkout-world.ts';

const world = await checkoutWorld();
const customer = { email: 'receipts@example.com', name: 'Ngọc Ánh' };

test('a payer gets one receipt when the payment succeeds, and none for a decline', async () => {
  const link = await world.makeLink({ title: "L'Atlantique & Söhne </script><b>x" });
  const payment = await world.start(link, { customer });
  await world.pay(payment, CARDS.declined);
  expect(await mailsTo(world.api, customer.email)).toHaveLength(0);

  await world.pay(payment, CARDS.approved);
  const mails = await mailsTo(world.api, customer.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toContain('₦5,000.00');
  expect(mails[0]?.text_body).toContain(payment.reference);
  expect(mails[0]?.text_body).toContain("L'Atlantique & Söhne </script><b>x");
  expect(mails[0]?.text_body).toContain('Card ending in: 4242');
  expect(mails[0]?.text_body).not.toContain(CARDS.approved);
});
