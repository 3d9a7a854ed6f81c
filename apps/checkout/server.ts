import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CheckoutHandler, CheckoutHost } from './src/host.ts';

const bundle = new URL('build/server/index.js', import.meta.url);
if (!existsSync(fileURLToPath(bundle))) {
  throw new Error('The checkout is not built: run `npm run build -w @harbour/checkout`.');
}

interface Bundle {
  createCheckoutHandler: (host: CheckoutHost) => CheckoutHandler;
}
const built: Bundle = await import(bundle.href);

/** Where the built files of `/checkout-assets/*` are; their names change with their content, so they never expire. */
export const checkoutClientFolder: string = fileURLToPath(new URL('build/client/', import.meta.url));

/**
 * Makes the function that answers every request to `/pay/*` and `/checkout/*`.
 *
 * @throws TypeError when `publicOrigin` is no URL
 */
export function createCheckoutHandler(host: CheckoutHost): CheckoutHandler {
  return built.createCheckoutHandler(host);
}
export type { CheckoutHandler, CheckoutHost, Payer } from './src/host.ts';
