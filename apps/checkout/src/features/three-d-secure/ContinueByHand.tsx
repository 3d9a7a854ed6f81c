import { Button } from '@harbour/design-system/Button';
import { Inline } from '@harbour/design-system/Inline';
import { Text } from '@harbour/design-system/Text';

/** Sends the form around it, for where a step that goes on by itself does not. */
export function ContinueByHand() {
  return (
    <Inline gap={3} justify="center">
      <Text as="span" size="sm" tone="muted">
        Taking too long?
      </Text>
      <Button type="submit" tone="primary">
        Continue
      </Button>
    </Inline>
  );
}
