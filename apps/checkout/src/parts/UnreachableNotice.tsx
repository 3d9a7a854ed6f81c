import { Banner } from '@harbour/design-system/Banner';

/** Hidden until the page's script gets no answer. Sending the same form again is safe, and the payer is told so. */
export function UnreachableNotice() {
  return (
    <div data-unreachable tabIndex={-1} hidden>
      <Banner tone="danger" title="No answer came" live>
        Check your connection and press the button again. You will not be charged twice.
      </Banner>
    </div>
  );
}
