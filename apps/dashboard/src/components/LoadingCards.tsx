import { Card } from '@harbour/design-system/Card';
import { Grid } from '@harbour/design-system/Grid';
import { Skeleton } from '@harbour/design-system/Skeleton';
import { Stack } from '@harbour/design-system/Stack';
import { VisuallyHidden } from '@harbour/design-system/VisuallyHidden';

/** The cards of one thing while it is on its way, main ones and those at the side. `noun` is in lower case: "payment". */
export function LoadingCards({ noun }: { noun: string }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{`Loading the ${noun}`}</VisuallyHidden>
      <Grid columns="main-aside" gap={6}>
        <Stack gap={6}>
          <Card>
            <Skeleton lines={5} />
          </Card>
          <Card>
            <Skeleton lines={5} />
          </Card>
        </Stack>
        <Card>
          <Skeleton lines={4} />
        </Card>
      </Grid>
    </div>
  );
}
