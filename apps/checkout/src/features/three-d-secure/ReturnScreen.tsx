import { BareLayout } from '@harbour/design-system/BareLayout';
import { Button } from '@harbour/design-system/Button';
import { Heading } from '@harbour/design-system/Heading';
import { Spinner } from '@harbour/design-system/Spinner';
import { Stack } from '@harbour/design-system/Stack';
import { Text } from '@harbour/design-system/Text';
import { ContinueByHand } from './ContinueByHand.tsx';
import { unframedOnly } from './ReturnScreen.css.ts';

export interface ReturnScreenProps {
  type: 'method' | 'challenge';
  /** The attempt's token or the method's transaction; empty when the bank's answer couldn't be read. */
  transaction: string;
  /** The bank page of this attempt, which the form goes on at. */
  continueAt?: string;
  /** Where the payment stands, for an answer that could not be read. */
  backTo?: string;
}

/** Where the bank leads back to, inside its frame or as a page of its own. Says nothing about the result: it has none. */
export function ReturnScreen({ type, transaction, continueAt, backTo }: ReturnScreenProps) {
  return (
    <BareLayout>
      <div data-transaction={transaction} data-type={type}>
        <Stack gap={4} align="center">
          <div className={continueAt && unframedOnly}>
            <Heading level={1} size="md">
              Back from your bank
            </Heading>
          </div>
          {continueAt ? (
            <>
              <Spinner label="Finishing the payment" size="lg" immediate />
              <div className={unframedOnly}>
                <form id="continue" method="post" action={continueAt} target="_top">
                  <ContinueByHand />
                </form>
              </div>
            </>
          ) : (
            <>
              <Text tone="muted" align="center">
                {type === 'method'
                  ? 'One moment.'
                  : 'Your bank’s answer could not be read. Go back to the payment page: it shows where your payment stands.'}
              </Text>
              {backTo && (
                <div className={unframedOnly}>
                  <Button href={backTo} tone="primary">
                    Back to your payment
                  </Button>
                </div>
              )}
            </>
          )}
        </Stack>
      </div>
    </BareLayout>
  );
}
