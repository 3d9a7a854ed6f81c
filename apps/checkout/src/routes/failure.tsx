import { apiContext } from '../contexts.ts';
import { failureWords } from '../features/results/failure-words.ts';
import { FailureScreen } from '../features/results/FailureScreen.tsx';
import { merchantOf } from '../parts/merchant.ts';
import type { Route } from './+types/failure.ts';
import { openResult } from './open-result.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { opened } = await openResult(context.get(apiContext), request, 'failure');
  const merchant = merchantOf(opened.business, new URL(request.url).origin);
  return { payment: opened.payment, merchant, words: failureWords(opened, merchant.name) };
}

export default function Failure({ loaderData: { payment, merchant, words } }: Route.ComponentProps) {
  return (
    <>
      <title>{`${words.title} · ${merchant.name}`}</title>
      <FailureScreen payment={payment} merchant={merchant} words={words} />
    </>
  );
}
