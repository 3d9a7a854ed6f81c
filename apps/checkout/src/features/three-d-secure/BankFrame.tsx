import type { ThreeDSecureChallenge } from '@harbour/contract/model';
import { Spinner } from '@harbour/design-system/Spinner';
import { finishing, frame, frameBox, opening, windowSizes } from './BankScreen.css.ts';

/**
 * What the issuer's page may do in our frame: all that a login at a bank needs, but take the place of our page only when
 * the payer presses something (for the bank's app).
 */
const bankSandbox =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

/** The window that the issuer's page is shown in. */
export function BankFrame({ windowSize }: { windowSize: ThreeDSecureChallenge['window_size'] }) {
  return (
    <div className={`${frameBox} ${windowSizes[windowSize]}`}>
      <div className={opening}>
        <Spinner label="Opening your bank’s page" size="lg" />
      </div>
      <div className={finishing}>
        <Spinner label="Finishing the payment" size="lg" immediate />
      </div>
      <iframe
        id="bank-frame"
        name="bank-frame"
        title="Your bank’s page"
        className={frame}
        data-theme="light"
        sandbox={bankSandbox}
        allow="payment *; publickey-credentials-get *"
      />
    </div>
  );
}
