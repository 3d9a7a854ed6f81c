import { createContext } from 'react-router';
import type { CheckoutApi } from './api/checkout-api.ts';
import type { DocumentPolicy } from './security-headers.ts';

/** The API, as this request's payer. */
export const apiContext = createContext<CheckoutApi>();

/** What the document of this response may do, and the nonce of its scripts. */
export const policyContext = createContext<DocumentPolicy>();

/** Where a fault goes that the payer sees a 500 page for. */
export const faultContext = createContext<(error: unknown) => void>();
