import { ApiError } from '@harbour/contract/http';
import { Button } from '@harbour/design-system/Button';
import { EmptyState } from '@harbour/design-system/EmptyState';
import type { RequiredPermission } from '@harbour/domain/permission';
import { ASK_AN_OWNER, denialInWords } from '@harbour/domain/permission-words';
import { routes } from '@harbour/domain/routes';
import Lock from 'lucide-react/icons/lock';
import { useLocation } from 'react-router';

interface NotAllowedProps {
  /** What the role lacks, where that is known. */
  permission: RequiredPermission | undefined;
}

const unnamed = { what: 'Your role cannot open this page', wayOn: ASK_AN_OWNER };

/** Stands where a screen would be that the role does not include: what it cannot do, whom to ask, and the way on. */
export function NotAllowed({ permission }: NotAllowedProps) {
  const { pathname } = useLocation();
  const { what, wayOn } = permission ? denialInWords(permission) : unnamed;
  return (
    <EmptyState
      icon={Lock}
      title={what}
      description={wayOn}
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
