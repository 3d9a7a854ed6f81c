import type { Money } from '@harbour/domain/money';
import type { Acquirer, Authorisation } from '../src/acquirers/acquirer.ts';
import type { DirectoryServer } from '../src/acquirers/directory-server.ts';
import type { Bank } from '../src/banks/bank.ts';

/** How the card network answers in one state. */
export interface CardNetworkStub {
  acquirer: Acquirer;
  directoryServer: DirectoryServer;
  bank: Bank;
}

const approvalOf = ({ amount, currency }: Money): Authorisation => ({
  result: 'captured',
  acquirerId: 'auth_example',
  approvalCode: '789256',
  taken: { amount, currency },
  card: { country: 'NG', funding: 'debit' },
});

/** A card network that says yes to everything, but for what a state wants otherwise. */
export function cardNetworkStub(
  acquirer: Partial<Acquirer> = {},
  directoryServer: Partial<DirectoryServer> = {},
): CardNetworkStub {
  return {
    acquirer: {
      name: 'stub',
      authorise: async (request) => approvalOf(request),
      inquire: async () => ({ result: 'unknown' }),
      refund: async () => ({ result: 'succeeded' }),
      listDisputes: async () => ({ result: 'page', cases: [], cursor: '0', more: false }),
      respondToDispute: async () => ({ result: 'taken' }),
      ...acquirer,
    },
    directoryServer: {
      findVersions: async () => ({ enrolled: false, versions: [], methodUrl: null }),
      authenticate: async () => undefined,
      ...directoryServer,
    },
    bank: {
      pay: async () => ({ result: 'processing' }),
      inquire: async () => ({ result: 'processing' }),
    },
  };
}

const acs = (path: string) => `http://127.0.0.1:4001/acs/${path}`;

/** What the directory server says in the states of initiateCardAuthentication and continueCardAuthentication. */
export const DIRECTORY_ANSWERS: Readonly<Record<string, Partial<DirectoryServer>>> = {
  method: { findVersions: async () => ({ enrolled: true, versions: ['2.2.0'], methodUrl: acs('method') }) },
  challenge: {
    findVersions: async () => ({ enrolled: true, versions: ['2.2.0'], methodUrl: null }),
    authenticate: async (request) => answer(request.threeDSServerTransID, 'C'),
  },
  frictionless: { authenticate: async (request) => answer(request.threeDSServerTransID, 'Y') },
  failed: {
    findVersions: async () => ({ enrolled: true, versions: ['2.2.0'], methodUrl: null }),
    authenticate: async (request) => answer(request.threeDSServerTransID, 'N'),
  },
};

function answer(threeDSServerTransID: string, transStatus: 'C' | 'Y' | 'N') {
  return {
    threeDSServerTransID,
    acsTransID: '0b7d4e18-95a2-4c6f-8e31-d4a6f0927c53',
    dsTransID: '5c1e9d70-3b84-4f2a-9c67-8a0e4d21f6b5',
    transStatus,
    ...(transStatus === 'C' ? { acsURL: acs('challenge') } : {}),
    ...(transStatus === 'Y' ? { eci: '05', authenticationValue: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=' } : {}),
  };
}
