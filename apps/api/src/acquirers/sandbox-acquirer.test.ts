import { ACQUIRER_SECRET, freePort, startCardNetwork } from '../testing/card-network.ts';
import { CARDS } from '../testing/checkout-world.ts';
import { describeAcquirer } from '../testing/describe-acquirer.ts';
import { sandboxAcquirer } from './sandbox-acquirer.ts';

describeAcquirer('The sandbox', async () => {
  const network = await startCardNetwork(500);
  const origin = `http://127.0.0.1:${await freePort()}`;
  return {
    acquirer: network.deps.acquirer,
    unreachable: sandboxAcquirer({ origin, secret: ACQUIRER_SECRET }),
    cards: {
      approved: CARDS.approved,
      declined: {
        generic_decline: CARDS.declined,
        insufficient_funds: CARDS.insufficientFunds,
        stolen_card: CARDS.stolen,
      },
      approvedThenSilent: CARDS.approvesThenSilent,
      approvedThenFailed: CARDS.approvesThenFails,
    },
  };
});
