import type { TestCardRow } from '../card-table.ts';
import type { CRes, Erro, MessageVersion } from '../three-d-secure-messages.ts';

export type TransactionIds = { threeDSServerTransID: string; acsTransID: string; dsTransID: string };

/** What the AReq told about a payment that needs its payer's consent. */
export type ChallengeFacts = {
  ids: TransactionIds;
  messageVersion: MessageVersion;
  card: TestCardRow;
  /** How it ends, see card-table.ts. */
  ends: 'Y' | 'N' | 'U' | 'error';
  money: { amount: number; currency: string };
  merchantName: string;
  notificationURL: string;
  resultsURL: string;
};

/** A challenge under way or over. */
export type Challenge = ChallengeFacts & {
  /** Whether the browser has asked for the page. */
  opened: boolean;
  /** `threeDSSessionData` as it came with the CReq. */
  sessionData: string | undefined;
  attemptsLeft: number;
  /** How often the payer has submitted. */
  interactions: number;
  /** Set once it is decided; fulfilled once the server has been told. Final, whatever is submitted later. */
  ending: Promise<CRes | Erro> | undefined;
};
