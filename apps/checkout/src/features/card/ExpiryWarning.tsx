import { Banner } from '@harbour/design-system/Banner';

/** Comes up in the last minutes of the payment's session; the script says how many they are. */
export function ExpiryWarning({ expiresAt }: { expiresAt: string }) {
  return (
    <div data-expires-at={expiresAt} hidden>
      <Banner tone="warn" title="This page closes soon" live>
        You can pay for <span data-minutes>a few minutes</span> more. After that, start again from the link
        you were given.
      </Banner>
    </div>
  );
}
