import type { SetupChecklist } from '@harbour/contract/model';
import { Button } from '@harbour/design-system/Button';
import { Card } from '@harbour/design-system/Card';
import { Checklist } from '@harbour/design-system/Checklist';
import { PermissionGate } from '@harbour/design-system/PermissionGate';
import { buildPath, routes } from '@harbour/domain/routes';

/** First steps of a new business; gone once the first payment has come in. */
export function SetupCard({ setup }: { setup: SetupChecklist }) {
  if (setup.has_payment) return null;
  return (
    <Card
      title="Take your first payment"
      description="Make one test payment yourself, from start to finish. Test mode moves no real money."
    >
      <Checklist
        items={[
          {
            key: 'business',
            title: 'Create your business',
            detail: 'Done. It can take test payments at once.',
            status: 'done',
          },
          {
            key: 'link',
            title: 'Create a payment link',
            detail: 'A page that your customer can pay at, with nothing to program.',
            status: setup.has_payment_link ? 'done' : 'current',
            action: setup.has_payment_link ? undefined : (
              <PermissionGate permission="payment_links.create">
                <Button tone="primary" size="sm" href={buildPath(routes.dashboard.newPaymentLink, {})}>
                  Create payment link
                </Button>
              </PermissionGate>
            ),
          },
          {
            key: 'payment',
            title: 'Pay it with a test card',
            detail:
              'Open the link in another tab and pay with 4242 4242 4242 4242, any future date and any CVC.',
            status: setup.has_payment_link ? 'current' : 'todo',
            action: setup.has_payment_link ? (
              <Button tone="primary" size="sm" href={buildPath(routes.dashboard.paymentLinks, {})}>
                Open payment links
              </Button>
            ) : undefined,
          },
        ]}
      />
    </Card>
  );
}
