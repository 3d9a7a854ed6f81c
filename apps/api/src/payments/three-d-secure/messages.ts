import type { Schemas } from '@harbour/contract/schema';

/** What the payer's browser told, and what the server took from its request. */
export type Browser = Schemas['BrowserInput'] & {
  accept_header: string;
  user_agent: string;
  ip: string | null;
};

/** EMV 3-D Secure authentication request of the browser channel; property names are EMV's, numbers are texts. */
export interface AReq {
  messageType: 'AReq';
  messageVersion: string;
  deviceChannel: '02';
  messageCategory: '01';
  threeDSServerTransID: string;
  threeDSServerURL: string;
  threeDSCompInd: 'Y' | 'N' | 'U';
  threeDSRequestorID: string;
  threeDSRequestorName: string;
  threeDSRequestorURL: string;
  threeDSRequestorChallengeInd: '01';
  acquirerBIN: string;
  acquirerMerchantID: string;
  merchantName: string;
  merchantCountryCode: string;
  mcc: string;
  acctNumber: string;
  cardExpiryDate: string;
  email?: string;
  purchaseAmount: string;
  purchaseCurrency: string;
  purchaseExponent: string;
  purchaseDate: string;
  notificationURL: string;
  browserAcceptHeader: string;
  browserUserAgent: string;
  browserIP?: string;
  browserLanguage: string;
  browserJavascriptEnabled: boolean;
  browserJavaEnabled?: boolean;
  browserColorDepth?: string;
  browserScreenHeight?: string;
  browserScreenWidth?: string;
  browserTZ?: string;
}

export type TransStatus = Schemas['ThreeDSecureTransStatus'];

/** What we use of an authentication response. */
export interface AReqAnswer {
  threeDSServerTransID: string;
  acsTransID: string;
  dsTransID: string;
  transStatus: TransStatus;
  transStatusReason?: string;
  eci?: string;
  authenticationValue?: string;
  acsURL?: string;
}

export type RReq = Schemas['ChallengeResultRequest'];
export type RRes = Schemas['ChallengeResultResponse'];
