import type { TeamInvitation, TeamInvitationStatus } from '@harbour/contract/model';
import { Banner } from '@harbour/design-system/Banner';
import { Button } from '@harbour/design-system/Button';
import { Skeleton } from '@harbour/design-system/Skeleton';
import { Stack } from '@harbour/design-system/Stack';
import { Text } from '@harbour/design-system/Text';
import { buildPath, routes } from '@harbour/domain/routes';
import { useSearchParams } from 'react-router';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { useVisitor } from '../../session/session.ts';
import { AcceptBySigningIn } from './AcceptBySigningIn.tsx';
import { NewAccountForm } from './NewAccountForm.tsx';
import { useInvitation, useSignOutHere } from './queries.ts';

const overWords: Record<Exclude<TeamInvitationStatus, 'pending'>, string> = {
  accepted: 'This invitation was accepted already. Sign in to get to work.',
  expired: 'This invitation has expired. Ask the person who invited you to send it again.',
  revoked: 'This invitation was withdrawn. Ask the person who invited you if you think that is a mistake.',
};

/** Accepts an invitation to a team: by registering, or by signing in where the address has an account. */
export function InvitationScreen() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const invitation = useInvitation(token);
  const user = useVisitor();

  const broken = 'This link does not work. Open it again from the email, or ask for a new one.';
  if (token === '') return <NoInvitation>{broken}</NoInvitation>;
  if (invitation.isError) {
    // 422: the address holds no token that could ever have been one.
    if (invitation.error.status === 422) return <NoInvitation>{broken}</NoInvitation>;
    return invitation.error.status === 404 ? (
      <NoInvitation>
        It was used, withdrawn or replaced by a newer one. Look for the newest email.
      </NoInvitation>
    ) : (
      <LoadFailed
        subject="The invitation"
        error={invitation.error}
        onRetry={() => void invitation.refetch()}
      />
    );
  }
  if (invitation.isPending) return <Skeleton lines={5} />;
  if (invitation.data.status !== 'pending') {
    return <NoInvitation>{overWords[invitation.data.status]}</NoInvitation>;
  }
  if (user && user.email !== invitation.data.email) {
    return <ForSomebodyElse invitation={invitation.data} signedInAs={user.email} />;
  }
  return <Accept invitation={invitation.data} token={token} />;
}

function Accept({ invitation, token }: { invitation: TeamInvitation; token: string }) {
  return (
    <Stack gap={6}>
      <Text tone="muted">
        {invitation.invited_by_name} invites you to join <strong>{invitation.business_name}</strong> as{' '}
        <strong>{invitation.role_name}</strong>.
      </Text>
      {invitation.has_account ? (
        <AcceptBySigningIn email={invitation.email} token={token} />
      ) : (
        <NewAccountForm
          invitation={{ token, email: invitation.email }}
          submitLabel="Create account and join"
        />
      )}
    </Stack>
  );
}

interface ForSomebodyElseProps {
  invitation: TeamInvitation;
  signedInAs: string;
}

/** Somebody else is signed in. Nothing is used up, and the one who was invited can still accept. */
function ForSomebodyElse({ invitation, signedInAs }: ForSomebodyElseProps) {
  const signOut = useSignOutHere();
  return (
    <Stack gap={5}>
      <Banner tone="warn" title="This invitation is for somebody else">
        It is for {invitation.email}, to join {invitation.business_name}. You are signed in as {signedInAs}.
      </Banner>
      <Button tone="primary" size="lg" fullWidth loading={signOut.isPending} onClick={() => signOut.mutate()}>
        Sign out and accept
      </Button>
      <Button size="lg" fullWidth href={buildPath(routes.dashboard.home, {})}>
        Stay signed in
      </Button>
    </Stack>
  );
}

function NoInvitation({ children }: { children: string }) {
  return (
    <Stack gap={5}>
      <Banner tone="danger" title="This invitation cannot be accepted">
        {children}
      </Banner>
      <Button size="lg" fullWidth href={buildPath(routes.dashboard.login, {})}>
        Sign in
      </Button>
    </Stack>
  );
}
