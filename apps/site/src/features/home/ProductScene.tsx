import { CheckoutSample } from './CheckoutSample.tsx';
import { PaymentsSample } from './PaymentsSample.tsx';
import { back, caption, front, scene } from './ProductScene.css.ts';

/**
 * The product as it is: its own components with sample data, the merchant's list behind the customer's form. A picture, so
 * nothing in it can be focused or clicked.
 */
export function ProductScene() {
  return (
    <figure>
      <div className={scene} inert aria-hidden="true">
        <div className={back}>
          <PaymentsSample />
        </div>
        <div className={front}>
          <CheckoutSample />
        </div>
      </div>
      <figcaption className={caption}>
        What your customer sees, and what you see, with sample data.
      </figcaption>
    </figure>
  );
}
