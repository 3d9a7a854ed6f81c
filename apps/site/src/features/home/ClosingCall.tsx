import { routes } from '@harbour/domain/routes';
import { Button } from '@harbour/design-system/Button';
import { Heading } from '@harbour/design-system/Heading';
import { call, panel } from './ClosingCall.css.ts';
import { container } from './sections.css.ts';

/** The last word of the page, and the way in. */
export function ClosingCall() {
  return (
    <section className={container}>
      <div className={panel} data-theme="dark">
        <Heading level={2} size="xl">
          Take your first test payment today.
        </Heading>
        <div className={call}>
          <Button href={routes.dashboard.register} tone="primary" size="lg">
            Create an account
          </Button>
        </div>
      </div>
    </section>
  );
}
