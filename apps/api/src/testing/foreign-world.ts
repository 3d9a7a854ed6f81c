import { randomUUID } from 'node:crypto';
import { runSettlements } from '../settlements/run-settlements.ts';
import { sweepOnce } from '../sweep.ts';
import { DAY, SECOND } from '../platform/clock.ts';
import { startCardNetwork } from './card-network.ts';
import { CARDS, checkoutWorld } from './checkout-world.ts';
import { PDF } from './document-samples.ts';
import { MULTIPART, formOf } from './multipart-form.ts';
import { PASSWORD, addMember, roleIdOf } from './people.ts';
import type { As, TestApp } from './test-app.ts';
import { sessionOf } from './test-app.ts';

/** Ids of one of everything that an operation can name. */
export interface Ids {
  business: string;
  payment: string;
  settlement: string;
  link: string;
  dispute: string;
  document: string;
  endpoint: string;
  delivery: string;
  address: string;
  member: string;
  role: string;
}

export interface ForeignWorld {
  api: TestApp;
  /** Of a business that has one of everything. */
  theirs: Ids;
  owner: As;
}

/** A business that has one of everything, for others to ask for. The clock is to stand still from then on. */
export async function foreignWorld(): Promise<ForeignWorld> {
  const network = await startCardNetwork(2 * SECOND, { disputes: { delayMs: 0, reviewMs: DAY } });
  const world = await checkoutWorld(network.deps);
  const { api, merchant } = world;
  const link = await world.makeLink();
  const payment = await world.start(link);
  await world.pay(payment, CARDS.disputes);
  await sweepOnce(api.deps);
  const { id: paymentId } = await world.look(payment);
  api.clock.advance(DAY);
  await runSettlements(api.deps);

  const as = sessionOf(await api.call('loginUser', { body: { email: merchant.email, password: PASSWORD } }));
  const member = await addMember(api, { ...merchant, session: as }, 'Support');
  const [settlements, disputes, members] = await Promise.all([
    api.call('listSettlements', { as }),
    api.call('listDisputes', { as }),
    api.call('listTeamMembers', { as }),
  ]);
  const dispute = disputes.data[0]?.id ?? '';
  const document = await api.call('uploadDisputeDocument', {
    as,
    params: { id: dispute },
    headers: { ...MULTIPART, 'idempotency-key': randomUUID() },
    payload: formOf([{ name: 'file', filename: 'note.pdf', content: PDF }]),
  });
  const endpoint = await api.call('createWebhookEndpoint', {
    as,
    body: { url: 'https://hooks.example.com/', event_types: ['payment.succeeded'] },
  });
  const delivery = await api.call('sendTestWebhook', {
    as,
    params: { endpoint_id: endpoint.data.endpoint.id },
  });
  const address = await api.call('addWhitelistedIp', { as, body: { address: '198.51.100.9' } });
  return {
    api,
    owner: as,
    theirs: {
      business: merchant.business.id,
      payment: paymentId,
      settlement: settlements.data[0]?.id ?? '',
      link: link.id,
      dispute,
      document: document.data.id,
      endpoint: endpoint.data.endpoint.id,
      delivery: delivery.data.id,
      address: address.data.id,
      member: members.data.find(({ email }) => email === member.email)?.id ?? '',
      role: await roleIdOf(api, { ...merchant, session: as }, 'Viewer'),
    },
  };
}
