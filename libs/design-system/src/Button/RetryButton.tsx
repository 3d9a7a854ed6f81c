import { focusContent } from '../DashboardLayout/focus-content.ts';
import { Button } from './Button.tsx';

/** Asks again for what could not be loaded. It goes when it is pressed, so focus goes to the content before. */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  return (
    <Button
      size="sm"
      onClick={({ currentTarget }) => {
        focusContent(currentTarget);
        onRetry();
      }}
    >
      Try again
    </Button>
  );
}
