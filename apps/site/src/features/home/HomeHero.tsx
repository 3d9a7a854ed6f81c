import { routes } from '@harbour/domain/routes';
import { Button } from '@harbour/design-system/Button';
import { Hero } from '@harbour/design-system/Hero';
import { ProductScene } from './ProductScene.tsx';

/** First view: the promise, the way in, and the product itself. */
export function HomeHero() {
  return (
    <Hero
      title="Payments, brought safely in."
      lead="Send a link, let your customers pay by card, and see in one place what came in and what became of it. Every account begins in test mode: take your first payment with a test card."
      actions={
        <>
          <Button href={routes.dashboard.register} tone="primary" size="lg">
            Create an account
          </Button>
          <Button href={routes.dashboard.login} size="lg">
            Sign in
          </Button>
        </>
      }
      aside={<ProductScene />}
    />
  );
}
