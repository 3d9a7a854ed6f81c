import { randomUUID } from 'node:crypto';
import type { DirectoryServer } from '../acquirers/directory-server.ts';
import type { RReq, TransStatus } from '../payments/three-d-secure/messages.ts';
import type { Challenge } from './circumstances.ts';
import { present } from './circumstances.ts';

const ANSWERS = { confirms: 'Y', refuses: 'N', challenges: 'C' } as const;

/** A directory server in memory whose issuer is in the mood that the circumstances of each call say. */
export function modelIssuer(): DirectoryServer {
  return {
    async findVersions() {
      const { issuer, traffic } = present();
      if (issuer === 'dies') return traffic.die();
      if (issuer === 'silent') return undefined;
      if (issuer === 'absent') return { enrolled: false, versions: [], methodUrl: null };
      return { enrolled: true, versions: ['2.2.0'], methodUrl: null };
    },
    async authenticate(asked) {
      const { issuer, traffic, challenges } = present();
      if (issuer === 'dies') return traffic.die();
      if (issuer === 'silent' || issuer === 'absent') return undefined;
      const ids = { acsTransID: randomUUID(), dsTransID: randomUUID() };
      if (issuer === 'challenges') challenges.push({ asked, ...ids });
      return {
        ...ids,
        threeDSServerTransID: asked.threeDSServerTransID,
        transStatus: ANSWERS[issuer],
        ...(issuer === 'challenges' ? { acsURL: 'https://acs.example/challenge' } : {}),
        ...(issuer === 'confirms' ? { eci: '05', authenticationValue: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=' } : {}),
      };
    },
  };
}

/** The result of a challenge, as the directory server would bring it. */
export function resultOf({ asked, acsTransID, dsTransID }: Challenge, transStatus: TransStatus): RReq {
  return {
    messageType: 'RReq',
    messageVersion: asked.messageVersion,
    threeDSServerTransID: asked.threeDSServerTransID,
    acsTransID,
    dsTransID,
    messageCategory: '01',
    transStatus,
    ...(transStatus === 'Y' ? { eci: '05', authenticationValue: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=' } : {}),
  };
}
