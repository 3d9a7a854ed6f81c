import { Card } from '@harbour/design-system/Card';
import { Grid } from '@harbour/design-system/Grid';
import { Skeleton } from '@harbour/design-system/Skeleton';
import type { SkeletonProps } from '@harbour/design-system/Skeleton';
import { Stack } from '@harbour/design-system/Stack';
import { VisuallyHidden } from '@harbour/design-system/VisuallyHidden';

/** A card by its title, which stands there from the start, and about as many lines as it will have. */
interface LoadingCard {
  title: string;
  lines: SkeletonProps['lines'];
}

interface LoadingCardsProps {
  /** What is on its way, in lower case: "payment". */
  noun: string;
  main: readonly LoadingCard[];
  aside: readonly LoadingCard[];
}

/** The cards of one thing while it is on its way: those that are always there, where they will be. */
export function LoadingCards({ noun, main, aside }: LoadingCardsProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{`Loading the ${noun}`}</VisuallyHidden>
      <Grid columns="main-aside" gap={6}>
        <Column cards={main} />
        <Column cards={aside} />
      </Grid>
    </div>
  );
}

function Column({ cards }: { cards: readonly LoadingCard[] }) {
  return (
    <Stack gap={6}>
      {cards.map(({ title, lines }) => (
        <Card key={title} title={title}>
          <Skeleton lines={lines} />
        </Card>
      ))}
    </Stack>
  );
}
