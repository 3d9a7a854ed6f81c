import { SECOND } from '../platform/clock.ts';
import type { AReqAnswer, TransStatus } from '../payments/three-d-secure/messages.ts';
import type { DirectoryServer } from './directory-server.ts';
import { callNetwork } from './network-call.ts';
import type { SandboxOptions } from './sandbox-acquirer.ts';

const TRANS_STATUSES: ReadonlySet<unknown> = new Set(['Y', 'A', 'N', 'U', 'R', 'C', 'D', 'I']);

/** The directory server of the card-network sandbox, over HTTP. */
export function sandboxDirectoryServer({
  origin,
  secret,
  timeout = 10 * SECOND,
}: SandboxOptions): DirectoryServer {
  const post = (path: string, body: unknown) =>
    callNetwork({ method: 'POST', url: origin + path, secret, timeout, body });
  return {
    async findVersions(cardNumber) {
      const answer = await post('/directory/versions', { card_number: cardNumber });
      if (answer.kind !== 'answer' || answer.status !== 200 || !isRecord(answer.body)) return undefined;
      const { enrolled, versions, threeDSMethodURL } = answer.body;
      return {
        enrolled: enrolled === true,
        versions: Array.isArray(versions) ? versions.filter((version) => typeof version === 'string') : [],
        methodUrl: typeof threeDSMethodURL === 'string' ? threeDSMethodURL : null,
      };
    },

    async authenticate(request) {
      const answer = await post('/directory/areq', request);
      if (answer.kind !== 'answer' || answer.status !== 200 || !isRecord(answer.body)) return undefined;
      return readARes(answer.body, request.threeDSServerTransID);
    },
  };
}

/** `undefined` for anything but an ARes to our own request. */
function readARes(body: Record<string, unknown>, transId: string): AReqAnswer | undefined {
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : undefined);
  const acsTransID = text('acsTransID');
  const dsTransID = text('dsTransID');
  if (body.messageType !== 'ARes' || body.threeDSServerTransID !== transId) return undefined;
  if (acsTransID === undefined || dsTransID === undefined || !isTransStatus(body.transStatus))
    return undefined;
  return {
    threeDSServerTransID: transId,
    acsTransID,
    dsTransID,
    transStatus: body.transStatus,
    transStatusReason: text('transStatusReason'),
    eci: text('eci'),
    authenticationValue: text('authenticationValue'),
    acsURL: text('acsURL'),
  };
}

function isTransStatus(value: unknown): value is TransStatus {
  return TRANS_STATUSES.has(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
