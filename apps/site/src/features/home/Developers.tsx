import { Code } from '@harbour/design-system/Code';
import { Heading } from '@harbour/design-system/Heading';
import { Stack } from '@harbour/design-system/Stack';
import { Text } from '@harbour/design-system/Text';
import { container, section, split } from './sections.css.ts';
import { SectionHead } from './SectionHead.tsx';

const request = `POST /api/checkout/payments
Authorization: Bearer sk_test_…
Idempotency-Key: order-2041-1
Content-Type: application/json

{
  "reference": "order-2041",
  "amount": { "amount": 1850000, "currency": "NGN" },
  "customer": { "email": "ada@example.com" },
  "description": "Two copies of “Tides and Tables”"
}`;

const answer = `201 Created

{
  "data": {
    "reference": "order-2041",
    "status": "pending",
    "checkout_url": "https://…/pay/order-2041",
    …
  }
}`;

/** For those who start payments from their own server. */
export function Developers() {
  return (
    <section id="developers" className={`${container} ${section}`}>
      <div className={split}>
        <SectionHead topic="Developers" title="One call, and you have a page to send your customer to">
          Start payments from your own shop or app. A request sent twice makes one payment, errors say which
          field is wrong and why, and every answer is described in an OpenAPI document.
        </SectionHead>
        <Stack gap={4}>
          <Heading level={3} size="xs">
            Your server asks
          </Heading>
          <Code block label="Request that creates a payment">
            {request}
          </Code>
          <Heading level={3} size="xs">
            Harbour answers
          </Heading>
          <Code block label="Answer to it">
            {answer}
          </Code>
          <Text size="sm" tone="muted">
            Amounts are whole numbers in the smallest unit of the currency: 1850000 is ₦18,500.00. API keys
            are made by a call of their own for now; the dashboard has no page for them yet.
          </Text>
        </Stack>
      </div>
    </section>
  );
}
