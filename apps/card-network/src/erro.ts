import type { Erro, ErrorCode3DS, MessageVersion } from './three-d-secure-messages.ts';

const descriptions: Record<ErrorCode3DS, string> = {
  '203': 'Format of one or more data elements is invalid',
  '301': 'Transaction ID not recognised',
  '305': 'Transaction data not valid',
  '404': 'Permanent system failure',
};

type ErroFacts = Pick<Erro, 'errorCode' | 'errorComponent' | 'errorDetail' | 'errorMessageType'> &
  Partial<Pick<Erro, 'messageVersion' | 'threeDSServerTransID' | 'acsTransID' | 'dsTransID'>>;

/** Builds an error message. Its version is the request's, or the oldest that we speak. */
export function erro({ messageVersion = '2.2.0', ...facts }: ErroFacts): Erro {
  return {
    messageType: 'Erro',
    messageVersion,
    errorDescription: descriptions[facts.errorCode],
    ...facts,
  };
}

/** The version if it is one that we speak. */
export function knownVersion(value: unknown): MessageVersion | undefined {
  return value === '2.2.0' || value === '2.3.1' ? value : undefined;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value);
}
