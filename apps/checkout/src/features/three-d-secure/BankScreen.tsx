import type { ThreeDSecureChallenge } from '@harbour/contract/model';
import { BareLayout } from '@harbour/design-system/BareLayout';
import { Button } from '@harbour/design-system/Button';
import { Heading } from '@harbour/design-system/Heading';
import { Inline } from '@harbour/design-system/Inline';
import { Money } from '@harbour/design-system/Money';
import { Spinner } from '@harbour/design-system/Spinner';
import { Stack } from '@harbour/design-system/Stack';
import { Text } from '@harbour/design-system/Text';
import { cardPath } from '../../paths.ts';
import type { MethodForm } from '../../payer-cookies.ts';
import { BankFrame } from './BankFrame.tsx';
import type { BankStep } from './authentication.ts';
import { ContinueByHand } from './ContinueByHand.tsx';
import { framedOnly, hiddenFrame, unframedOnly, whenStuck } from './BankScreen.css.ts';

export interface BankScreenProps {
  step: BankStep;
  /** The attempt's token: what wakes this page must name it. */
  token: string;
  reference: string;
  /** What a challenge is about: the amount and whom it goes to. */
  paying?: { total: { amount: number; currency: string }; merchant: string };
  /** Transaction id of the 3DS Method, where that is the step. */
  methodTransaction?: string;
}

/**
 * The page between the payer and their bank. It has no card field, and it alone may show and post to other origins. Each
 * step is a form that also works by its button.
 */
export function BankScreen({ step, token, reference, paying, methodTransaction }: BankScreenProps) {
  const challenge = step.step === 'challenge' ? step.challenge : undefined;
  return (
    <BareLayout>
      <div
        data-step={step.step}
        data-token={token}
        data-method={methodTransaction}
        data-expires-at={challenge?.expires_at}
      >
        <Stack gap={5} align="center">
          <Stack gap={1} align="center">
            <Heading level={1} size="md">
              {challenge ? 'Confirm with your bank' : 'Checking with your bank'}
            </Heading>
            {paying && (
              <Text align="center">
                <Money value={paying.total} /> to <bdi>{paying.merchant}</bdi>
              </Text>
            )}
          </Stack>
          {challenge ? <ChallengeStep challenge={challenge} /> : <QuietStep step={step} />}
          <form id="continue" method="post" hidden={challenge !== undefined}>
            <input type="hidden" name="method_completion" />
            {!challenge && (
              <div className={whenStuck}>
                <ContinueByHand />
              </div>
            )}
          </form>
          <Text size="sm" tone="muted" align="center">
            <a href={cardPath(reference)}>Cancel and use another card</a>
          </Text>
        </Stack>
      </div>
    </BareLayout>
  );
}

function ChallengeStep({ challenge }: { challenge: ThreeDSecureChallenge }) {
  return (
    <>
      <div className={framedOnly}>
        <Text tone="muted" align="center">
          Your bank needs to check it’s you. The payment continues once you confirm.
        </Text>
      </div>
      <div className={unframedOnly}>
        <Text tone="muted" align="center">
          Your bank needs to check it’s you. Open its page, confirm there, and come back here to finish.
        </Text>
      </div>
      <BankFrame windowSize={challenge.window_size} />
      <form id="challenge" method="post" action={challenge.acs_url}>
        <input type="hidden" name="creq" value={challenge.creq} />
        {challenge.session_data !== null && (
          <input type="hidden" name="threeDSSessionData" value={challenge.session_data} />
        )}
        <div className={framedOnly}>
          <Inline gap={3} justify="center">
            <Text as="span" size="sm" tone="muted">
              Nothing to see?
            </Text>
            <span id="open-bank">
              <Button type="submit">Open your bank’s page</Button>
            </span>
          </Inline>
        </div>
        <div className={unframedOnly}>
          <Button type="submit" tone="primary">
            Open your bank’s page
          </Button>
        </div>
      </form>
    </>
  );
}

function QuietStep({ step }: { step: BankStep }) {
  return (
    <>
      <Spinner label="Checking with your bank" size="lg" />
      <Text tone="muted" align="center">
        This takes a few seconds. Please keep the page open.
      </Text>
      {step.step === 'method' && <MethodFrame method={step.method} />}
    </>
  );
}

/** It looks at the browser and posts back to us; it may do nothing else. */
const methodSandbox = 'allow-scripts allow-forms allow-same-origin';

function MethodFrame({ method }: { method: MethodForm }) {
  return (
    <>
      <iframe
        id="method-frame"
        name="method-frame"
        title="Bank check"
        className={hiddenFrame}
        sandbox={methodSandbox}
        aria-hidden="true"
        tabIndex={-1}
      />
      <form id="method" method="post" action={method.url} hidden>
        <input type="hidden" name="threeDSMethodData" value={method.data} />
      </form>
    </>
  );
}
