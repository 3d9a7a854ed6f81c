import { isReference } from '@harbour/domain/reference';
import returnScript from '../features/three-d-secure/return.script.ts?inline-script';
import { ReturnScreen } from '../features/three-d-secure/ReturnScreen.tsx';
import { InlineScript } from '../InlineScript.tsx';
import { bankPath, payPath } from '../paths.ts';
import { readLastReference } from '../payer-cookies.ts';
import type { Route } from './+types/challenge-complete.ts';

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const method = searchParams.get('method');
  if (method !== null) return { type: 'method' as const, transaction: method };
  const token = searchParams.get('token') ?? '';
  const reference = searchParams.get('reference') ?? '';
  const known = /^[\w-]{16,128}$/.test(token) && isReference(reference);
  if (known) {
    return { type: 'challenge' as const, transaction: token, continueAt: bankPath(token, reference) };
  }
  const last = readLastReference(request);
  return { type: 'challenge' as const, transaction: '', backTo: last && payPath(last) };
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
