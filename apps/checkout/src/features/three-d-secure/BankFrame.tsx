import type { ThreeDSecureChallenge } from '@harbour/contract/model';
import { Spinner } from '@harbour/design-system/Spinner';
import { frame, frameBox, opening, windowSizes } from './BankScreen.css.ts';

/** The window that the issuer's page is shown in. */
export function BankFrame({ windowSize }: { windowSize: ThreeDSecureChallenge['window_size'] }) {
  return (
    <div className={`${frameBox} ${windowSizes[windowSize]}`}>
      <div className={opening}>
        <Spinner label="Opening your bank’s page" size="lg" />
      </div>
      <iframe
        id="bank-frame"
        name="bank-frame"
        title="Your bank’s page"
        className={frame}
        allow="payment *; publickey-credentials-get *"
      />
    </div>
  );
}
