import { ApiError } from '@harbour/contract/http';
import { Button } from '@harbour/design-system/Button';
import { EmptyState } from '@harbour/design-system/EmptyState';
import { routes } from '@harbour/domain/routes';
import Lock from 'lucide-react/icons/lock';
import { useLocation } from 'react-router';

interface NotAllowedProps {
  /** What the server says is missing, where it was asked: a sentence. */
  reason?: string;
}

/** Stands where a screen would be that the role does not include: what is missing, whom to ask, and the way on. */
export function NotAllowed({ reason = '' }: NotAllowedProps) {
  const { pathname } = useLocation();
  return (
    <EmptyState
      icon={Lock}
      title="Your role does not include this page"
      description={`${reason} An owner or admin of your business can change what you may see and do.`.trim()}
      action={
        pathname === routes.dashboard.home ? undefined : (
          <Button href={routes.dashboard.home}>Go to the dashboard</Button>
        )
      }
    />
  );
}

/** Whether a call was refused because the role lacks a permission, which asking again does not change. */
export function isDenied(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'permission_denied';
}
