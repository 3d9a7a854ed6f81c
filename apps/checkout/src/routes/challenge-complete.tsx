import { isReference } from '@harbour/domain/reference';
import returnScript from '../features/three-d-secure/return.script.ts?inline-script';
import { ReturnScreen } from '../features/three-d-secure/ReturnScreen.tsx';
import { InlineScript } from '../InlineScript.tsx';
import { bankPath } from '../paths.ts';
import type { Route } from './+types/challenge-complete.ts';

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const method = searchParams.get('method');
  if (method !== null) return { type: 'method' as const, transaction: method, continueAt: undefined };
  const token = searchParams.get('token') ?? '';
  const reference = searchParams.get('reference') ?? '';
  const known = /^[\w-]{16,128}$/.test(token) && isReference(reference);
  return {
    type: 'challenge' as const,
    transaction: known ? token : '',
    continueAt: known ? bankPath(token, reference) : undefined,
  };
}

export default function ChallengeComplete({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>Back from your bank</title>
      <ReturnScreen {...loaderData} />
      <InlineScript code={returnScript} />
    </>
  );
}
