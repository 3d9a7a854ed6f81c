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
          detail: event.actor ? `By ${event.actor.first_name} ${event.actor.last_name}` : undefined,
          tone: eventTones[event.type] ?? 'neutral',
        }))}
      />
    </Card>
  );
}
