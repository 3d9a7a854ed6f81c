import { Skeleton } from '@harbour/design-system/Skeleton';
import { Stack } from '@harbour/design-system/Stack';

/** The room of a Figure with so many lines of notes. */
export function FigureLoading({ lines }: { lines: 1 | 2 }) {
  return (
    <Stack gap={1}>
      <Skeleton width="third" />
      <Skeleton size="lg" width="half" />
      <Skeleton size="xs" width="half" />
      {lines === 2 && <Skeleton size="xs" width="half" />}
    </Stack>
  );
}
