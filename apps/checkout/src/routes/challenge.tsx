import { isReference } from '@harbour/domain/reference';
import { data, redirect } from 'react-router';
import { errorPage, notFoundPage } from '../api/api-errors.ts';
import { ApiError } from '@harbour/contract/http';
import { apiContext, policyContext } from '../contexts.ts';
import { STEP_HEADER } from '../enhance/poll.ts';
import { continueAttempt, readAttempt } from '../features/three-d-secure/authentication.ts';
import type { BankStep } from '../features/three-d-secure/authentication.ts';
import bankScript from '../features/three-d-secure/bank.script.ts?inline-script';
import { BankScreen } from '../features/three-d-secure/BankScreen.tsx';
import { methodId } from '../features/three-d-secure/take-challenge-answer.ts';
import { InlineScript } from '../InlineScript.tsx';
import { forgetMethodCookie } from '../payer-cookies.ts';
import { readForm } from '../read-form.ts';
import { seeOther } from '../see-other.ts';
import type { Route } from './+types/challenge.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const attempt = attemptOf(request, params.token);
  const api = context.get(apiContext);
  const page = await readAttempt(api, request, attempt).catch(asErrorPage);
  if (page.step === 'leave') throw redirect(page.to);
  const bankUrl = bankUrlOf(page);
  if (bankUrl) context.get(policyContext).bankOrigins.add(new URL(bankUrl).origin);
  return data(
    {
      ...attempt,
      step: page,
      // What the payer is about to confirm, where a page is drawn: each look at it opens the payment, and the page asks again
      // and again (HEAD) how far the bank is. The challenge does not wait for it where it cannot be had.
      opened:
        page.step === 'challenge' && request.method !== 'HEAD'
          ? await api.openPayment(attempt.reference).catch(() => undefined)
          : undefined,
      methodTransaction: page.step === 'method' ? methodId(page.method.data) : undefined,
    },
    { headers: { [STEP_HEADER]: page.step } },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const attempt = attemptOf(request, params.token);
  const completion = (await readForm(request)).get('method_completion');
  const known = completion === 'completed' || completion === 'timed_out' ? completion : undefined;
  const next = await continueAttempt(context.get(apiContext), request, attempt, known).catch(asErrorPage);
  throw seeOther(next, [forgetMethodCookie(params.token)]);
}

function attemptOf(request: Request, token: string) {
  const reference = new URL(request.url).searchParams.get('reference') ?? '';
  if (!isReference(reference) || !/^[\w-]{16,128}$/.test(token)) throw notFoundPage();
  return { reference, authenticationToken: token };
}

function bankUrlOf(step: BankStep): string | undefined {
  if (step.step === 'method') return step.method.url;
  return step.step === 'challenge' ? step.challenge.acs_url : undefined;
}

function asErrorPage(error: unknown): never {
  throw error instanceof ApiError ? errorPage(error) : error;
}

export default function Challenge({ loaderData }: Route.ComponentProps) {
  const { step, authenticationToken, reference, methodTransaction, opened } = loaderData;
  return (
    <>
      <title>Confirm with your bank</title>
      {step.step === 'wait' && (
        <noscript>
          <meta httpEquiv="refresh" content="4" />
        </noscript>
      )}
      <BankScreen
        step={step}
        token={authenticationToken}
        reference={reference}
        paying={opened && { total: opened.payment.total, merchant: opened.business.name }}
        methodTransaction={methodTransaction}
      />
      <InlineScript code={bankScript} />
    </>
  );
}
