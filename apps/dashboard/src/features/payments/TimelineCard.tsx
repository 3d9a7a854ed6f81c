import type { PaymentEvent } from '@harbour/contract/model';
import { Card } from '@harbour/design-system/Card';
import { DateTime } from '@harbour/design-system/DateTime';
import { Timeline } from '@harbour/design-system/Timeline';
import type { BusinessTime } from '../../session/business-time.ts';
import { eventTones } from './payment-words.ts';

interface TimelineCardProps {
  /** Oldest first, as the API tells them. */
  events: readonly PaymentEvent[];
  time: BusinessTime;
}

/** Everything that happened to the payment, the newest on top. */
export function TimelineCard({ events, time }: TimelineCardProps) {
  return (
    <Card title="Timeline">
      <Timeline
        items={events.toReversed().map((event) => ({
          key: event.id,
          title: event.message,
          at: <DateTime value={event.created_at} {...time} />,
          detail: whoDidIt(event),
          tone: eventTones[event.type] ?? 'neutral',
        }))}
      />
    </Card>
  );
}

/** The person behind an entry. What became of a refund is the bank's doing: the person only asked for it. */
function whoDidIt({ actor, type }: PaymentEvent): string | undefined {
  if (!actor) return undefined;
  const did = type === 'refund_succeeded' || type === 'refund_failed' ? 'Asked for by' : 'By';
  return `${did} ${actor.first_name} ${actor.last_name}`;
}
