import CircleAlert from 'lucide-react/icons/circle-alert';
import { RetryButton } from '../Button/RetryButton.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { failedLine, failedWords } from './Toolbar.css.ts';

interface FailedRowsProps {
  label: string;
  /** Rows of an earlier time are still shown below. */
  above: boolean;
  title?: string;
  message: string;
  onRetry: () => void;
}

/** That the rows did not come, and the way to try again. */
export function FailedRows({ label, above, title, message, onRetry }: FailedRowsProps) {
  const words = title ?? `${label} could not be loaded`;
  const retry = <RetryButton onRetry={onRetry} />;
  if (above) {
    return (
      <div className={failedLine} role="alert">
        <Icon icon={CircleAlert} />
        <p className={failedWords}>
          <strong>{words}.</strong> {message} What is shown may be out of date.
        </p>
        {retry}
      </div>
    );
  }
  return (
    <div role="alert">
      <EmptyState icon={CircleAlert} title={words} description={message} action={retry} />
    </div>
  );
}
