import { apiContext } from '../contexts.ts';
import { PendingScreen } from '../features/results/PendingScreen.tsx';
import pendingScript from '../features/results/pending.script.ts?inline-script';
import { InlineScript } from '../InlineScript.tsx';
import { merchantOf } from '../parts/merchant.ts';
import type { Route } from './+types/pending.ts';
import { openResult } from './open-result.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { report, opened } = await openResult(context.get(apiContext), request, 'pending');
  const merchant = merchantOf(opened.business, new URL(request.url).origin);
  return { report, payment: opened.payment, merchant, payable: opened.state === 'payable' };
}

export default function Pending({ loaderData }: Route.ComponentProps) {
  const { report, payment, merchant, payable } = loaderData;
  return (
    <>
      <title>{`Confirming your payment · ${merchant.name}`}</title>
      {/* Without scripts the page asks by loading itself again. */}
      <noscript>
        <meta httpEquiv="refresh" content="5" />
      </noscript>
      <PendingScreen report={report} payment={payment} merchant={merchant} payable={payable} />
      <InlineScript code={pendingScript} />
    </>
  );
}
