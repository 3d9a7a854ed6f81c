import type { AReq, AReqAnswer } from '../payments/three-d-secure/messages.ts';

export interface CardVersions {
  enrolled: boolean;
  /** Protocol versions that the issuer speaks, oldest first. */
  versions: string[];
  /** Where the browser's hidden frame posts the 3DS Method; null where the issuer has none. */
  methodUrl: string | null;
}

/** The scheme's directory server: says who authenticates a card, and passes our requests on. */
export interface DirectoryServer {
  /** `undefined`: no usable answer. */
  findVersions(cardNumber: string): Promise<CardVersions | undefined>;
  /** `undefined`: no usable answer, an Erro among them. */
  authenticate(request: AReq): Promise<AReqAnswer | undefined>;
}
