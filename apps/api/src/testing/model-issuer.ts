import { randomUUID } from 'node:crypto';
import type { DirectoryServer } from '../acquirers/directory-server.ts';
import type { AReq } from '../payments/three-d-secure/messages.ts';
import type { RReq, TransStatus } from '../payments/three-d-secure/messages.ts';
import type { Traffic } from './traffic.ts';

/** What becomes of an authentication. `absent`: the card takes no part. `dies`: our process ends before it hears. */
export const issuers = ['absent', 'confirms', 'refuses', 'silent', 'challenges', 'dies'] as const;

export interface ModelIssuer extends DirectoryServer {
  mood: (typeof issuers)[number];
  /** The result of a challenge that was opened, as the directory server would bring it. */
  resultOf(which: 'oldest' | 'newest', transStatus: TransStatus): RReq | undefined;
  forget(): void;
}

const ANSWERS = { confirms: 'Y', refuses: 'N', challenges: 'C' } as const;

/** A directory server in memory whose issuer is in the mood that a test sets. */
export function modelIssuer(traffic: Traffic): ModelIssuer {
  const challenges: { asked: AReq; acsTransID: string; dsTransID: string }[] = [];
  return {
    mood: 'absent',
    async findVersions() {
      if (this.mood === 'dies') return traffic.die();
      if (this.mood === 'silent') return undefined;
      if (this.mood === 'absent') return { enrolled: false, versions: [], methodUrl: null };
      return { enrolled: true, versions: ['2.2.0'], methodUrl: null };
    },
    async authenticate(asked) {
      const { mood } = this;
      if (mood === 'dies') return traffic.die();
      if (mood === 'silent' || mood === 'absent') return undefined;
      const ids = { acsTransID: randomUUID(), dsTransID: randomUUID() };
      if (mood === 'challenges') challenges.push({ asked, ...ids });
      return {
        ...ids,
        threeDSServerTransID: asked.threeDSServerTransID,
        transStatus: ANSWERS[mood],
        ...(mood === 'challenges' ? { acsURL: 'https://acs.example/challenge' } : {}),
        ...(mood === 'confirms' ? { eci: '05', authenticationValue: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=' } : {}),
      };
    },
    resultOf(which, transStatus) {
      const challenge = challenges.at(which === 'oldest' ? 0 : -1);
      if (challenge === undefined) return undefined;
      const { asked, acsTransID, dsTransID } = challenge;
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
    },
    forget() {
      challenges.length = 0;
    },
  };
}
