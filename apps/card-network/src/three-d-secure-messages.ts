// The JSON shapes of the directory server's and the issuer's HTTP interfaces, by the names of EMV 3-D Secure 2.2.0 and 2.3.1,
// where numbers travel as strings of digits.

export type MessageVersion = '2.2.0' | '2.3.1';

/** Y authenticated, A attempted, N failed, U unavailable, R rejected, C challenge. */
export type TransStatus = 'Y' | 'A' | 'N' | 'U' | 'R' | 'C';

/** `POST /directory/versions` */
export type VersionsRequest = { card_number: string };

/** Not enrolled: `versions` is empty and the payment goes on without 3-D Secure. */
export type VersionsResponse = {
  enrolled: boolean;
  /** Oldest first. */
  versions: MessageVersion[];
  /** Where the browser's hidden frame posts `threeDSMethodData`; absent: threeDSCompInd is U. */
  threeDSMethodURL?: string;
};

/** Authentication request, `POST /directory/areq`: browser channel, payment. */
export type AReq = {
  messageType: 'AReq';
  messageVersion: MessageVersion;
  deviceChannel: '02';
  messageCategory: '01';
  /** UUID, never used before. */
  threeDSServerTransID: string;
  /** Where the directory server posts the RReq. */
  threeDSServerURL: string;
  threeDSCompInd: 'Y' | 'N' | 'U';
  threeDSRequestorID: string;
  threeDSRequestorName: string;
  threeDSRequestorURL: string;
  /** 01 no preference, 02 no challenge, 03 challenge preferred, 04 challenge mandated. */
  threeDSRequestorChallengeInd: '01' | '02' | '03' | '04';
  acquirerBIN: string;
  acquirerMerchantID: string;
  /** Shown to the payer on the challenge page. At most 40 characters. */
  merchantName: string;
  /** ISO 3166-1 numeric, three digits. */
  merchantCountryCode: string;
  /** Merchant category, four digits. */
  mcc: string;
  acctNumber: string;
  /** YYMM */
  cardExpiryDate: string;
  cardholderName?: string;
  email?: string;
  /** Minor units, digits only. */
  purchaseAmount: string;
  /** ISO 4217 numeric, three digits. */
  purchaseCurrency: string;
  /** ISO 4217 exponent of that currency. */
  purchaseExponent: string;
  /** UTC, YYYYMMDDHHMMSS. */
  purchaseDate: string;
  /** Where the browser posts the final `cres`. */
  notificationURL: string;
  browserAcceptHeader: string;
  browserUserAgent: string;
  browserIP?: string;
  browserLanguage: string;
  browserJavascriptEnabled: boolean;
  /** This and the four below: needed when browserJavascriptEnabled is true. */
  browserJavaEnabled?: boolean;
  browserColorDepth?: '1' | '4' | '8' | '15' | '16' | '24' | '32' | '48';
  browserScreenHeight?: string;
  browserScreenWidth?: string;
  /** Minutes from local time to UTC; UTC+1 is "-60". */
  browserTZ?: string;
};

/** Authentication response. `eci` and `authenticationValue` on Y and A, `acsURL` on C. */
export type ARes = {
  messageType: 'ARes';
  messageVersion: MessageVersion;
  threeDSServerTransID: string;
  acsTransID: string;
  dsTransID: string;
  acsReferenceNumber: string;
  dsReferenceNumber: string;
  transStatus: TransStatus;
  transStatusReason?: string;
  eci?: string;
  authenticationValue?: string;
  acsURL?: string;
  acsChallengeMandated?: 'Y';
  authenticationType?: '02';
};

/** 203 bad or missing field, 301 unknown transaction, 305 refused transaction data, 404 the issuer's system failed. */
export type ErrorCode3DS = '203' | '301' | '305' | '404';

/** Error message. `errorDetail` names the field or fields, comma-separated. */
export type Erro = {
  messageType: 'Erro';
  messageVersion: MessageVersion;
  errorCode: ErrorCode3DS;
  /** D directory server, A issuer's access control server. */
  errorComponent: 'D' | 'A';
  errorDescription: string;
  errorDetail: string;
  errorMessageType: 'AReq' | 'CReq' | 'RRes';
  threeDSServerTransID?: string;
  acsTransID?: string;
  dsTransID?: string;
};

/** JSON inside `creq`, unpadded base64url, form-posted to the ARes' acsURL. */
export type CReq = {
  messageType: 'CReq';
  messageVersion: MessageVersion;
  threeDSServerTransID: string;
  acsTransID: string;
  /** 01 250×400, 02 390×400, 03 500×600, 04 600×400, 05 full screen. */
  challengeWindowSize: '01' | '02' | '03' | '04' | '05';
};

/** JSON inside `cres`, unpadded base64url, form-posted to notificationURL. Only wakes the page up. */
export type CRes = {
  messageType: 'CRes';
  messageVersion: MessageVersion;
  threeDSServerTransID: string;
  acsTransID: string;
  transStatus: FinalTransStatus;
};

export type FinalTransStatus = 'Y' | 'A' | 'N' | 'U';

/** Result request: the authoritative outcome of a challenge, sent before the CRes. */
export type RReq = {
  messageType: 'RReq';
  messageVersion: MessageVersion;
  messageCategory: '01';
  threeDSServerTransID: string;
  acsTransID: string;
  dsTransID: string;
  transStatus: FinalTransStatus;
  /** 01 failed, 14 timed out, 19 too many tries, 22 issuer's technical problem. */
  transStatusReason?: string;
  eci?: string;
  authenticationValue?: string;
  authenticationType: '02';
  /** Two digits: how often the payer submitted. */
  interactionCounter: string;
  /** 01 the payer cancelled, 04 timed out, 05 timed out before the challenge was opened. */
  challengeCancel?: '01' | '04' | '05';
};

/** Result response, raw (no envelope), HTTP 200. */
export type RRes = {
  messageType: 'RRes';
  messageVersion: MessageVersion;
  threeDSServerTransID: string;
  acsTransID: string;
  dsTransID: string;
  /** 01 received, 02 no challenge was under way, 03 other. */
  resultsStatus: '01' | '02' | '03';
};
