import {
  useCompletePasswordReset,
  useGetTeamInvitation,
  useInitiatePasswordReset,
  useLoginUser,
  useRegisterUser,
} from '@harbour/contract/queries';
import { useSession } from '@harbour/app-kit/use-session';
import { useMutation } from '@tanstack/react-query';
import { createPath, useLocation, useNavigate } from 'react-router';
import { shownByForm } from '../../forms/shown-by-form.ts';
import { useStartSession } from '../../session/session.ts';

/** Signs in; with an invitation's token it is accepted too. */
export function useSignIn() {
  const startSession = useStartSession();
  return useLoginUser({ mutation: { meta: shownByForm, onSuccess: ({ data }) => startSession(data) } });
}

/** Makes an account and signs in; with an invitation's token it joins that team. */
export function useRegister() {
  const startSession = useStartSession();
  return useRegisterUser({ mutation: { meta: shownByForm, onSuccess: ({ data }) => startSession(data) } });
}

/** Has a reset link mailed. */
export function useAskForReset() {
  return useInitiatePasswordReset({ mutation: { meta: shownByForm } });
}

/** Sets a new password with the token of a mailed link. */
export function useCompleteReset() {
  return useCompletePasswordReset({ mutation: { meta: shownByForm } });
}

/** What an invited person sees before accepting; looking uses nothing up. */
export function useInvitation(token: string) {
  return useGetTeamInvitation(token, { query: { enabled: token !== '', retry: false } });
}

/** Signs out and comes back to this page, for somebody else to go on with. */
export function useSignOutHere() {
  const session = useSession();
  const navigate = useNavigate();
  const here = createPath(useLocation());
  return useMutation({
    mutationFn: async () => {
      await session.leave();
      await navigate(here, { replace: true });
    },
  });
}
