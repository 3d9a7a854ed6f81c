import { routes } from '@harbour/domain/routes';
import { Button } from '@harbour/design-system/Button';
import { call, panel, title } from './ClosingCall.css.ts';
import { container } from './sections.css.ts';

/** The last word of the page, and the way in. */
export function ClosingCall() {
  return (
    <section className={container}>
      <div className={panel}>
        <h2 className={title}>Take your first test payment today.</h2>
        <div className={call} data-theme="dark">
          <Button href={routes.dashboard.register} tone="primary" size="lg">
            Create an account
          </Button>
        </div>
      </div>
    </section>
  );
}
