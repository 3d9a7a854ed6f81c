import type { SendResult } from '../directory/send-result.ts';
import { erro } from '../erro.ts';
import type { CRes, Erro } from '../three-d-secure-messages.ts';
import type { Challenge, ChallengeFacts } from './challenge.ts';
import { resultRequest } from './result-request.ts';
import type { Outcome } from './result-request.ts';

/** What a submitted form leads to. */
export type Step =
  { kind: 'again'; problem: 'empty' | 'malformed' | 'wrong' } | { kind: 'over'; message: CRes | Erro };

/** All challenges of the process, by the issuer's transaction id. */
export type Challenges = {
  add(facts: ChallengeFacts): void;
  find(acsTransID: string): Challenge | undefined;
  /** The browser asked for the page, perhaps again. */
  open(challenge: Challenge, sessionData: string | undefined): void;
  submitCode(challenge: Challenge, code: string): Promise<Step>;
  cancel(challenge: Challenge): Promise<Step>;
  /** Forgets everything, without telling anybody. */
  close(): void;
};

type ChallengesConfig = { secret: string; sendResult: SendResult };

const allowedAttempts = 3;
/** How long a challenge waits for its payer. */
const idleMs = 10 * 60_000;
/** A page that is reloaded after its end still finds its way back for as long as a server waits for a result. */
const rememberMs = 15 * 60_000;

const outcomeOfCode: Readonly<Record<string, Outcome>> = {
  '1234': { transStatus: 'Y' },
  '2222': { transStatus: 'A' },
  '3333': { transStatus: 'N', transStatusReason: '01' },
};

const unavailable: Outcome = { transStatus: 'U', transStatusReason: '22' };

/** Cards that end in one way only do so with every code that works. */
function outcomeOf(challenge: Challenge, code: string): Outcome | undefined {
  const byCode = outcomeOfCode[code];
  if (byCode === undefined || challenge.ends === 'Y') return byCode;
  return challenge.ends === 'N' ? outcomeOfCode['3333'] : unavailable;
}

export function createChallenges({ secret, sendResult }: ChallengesConfig): Challenges {
  const challenges = new Map<string, Challenge>();
  const timers = new Map<string, NodeJS.Timeout>();

  /** One timer a challenge: while it is open it counts idleness, afterwards it forgets. */
  function schedule(challenge: Challenge, afterMs: number, act: () => void): void {
    const { acsTransID } = challenge.ids;
    clearTimeout(timers.get(acsTransID));
    timers.set(acsTransID, setTimeout(act, afterMs).unref());
  }

  function touch(challenge: Challenge): void {
    schedule(challenge, idleMs, () => {
      const challengeCancel = challenge.opened ? '04' : '05';
      void end(challenge, { transStatus: 'N', transStatusReason: '14', challengeCancel });
    });
  }

  function forget({ ids }: Challenge): void {
    challenges.delete(ids.acsTransID);
    timers.delete(ids.acsTransID);
  }

  /** The first outcome counts; every later one gets the message of the first. */
  function end(challenge: Challenge, outcome: Outcome): Promise<CRes | Erro> {
    if (challenge.ending === undefined) {
      schedule(challenge, rememberMs, () => forget(challenge));
      challenge.ending = tellServer(challenge, outcome);
    }
    return challenge.ending;
  }

  async function tellServer(challenge: Challenge, outcome: Outcome): Promise<CRes | Erro> {
    const { ids, messageVersion } = challenge;
    await sendResult(challenge.resultsURL, resultRequest(secret, challenge, outcome));
    if (challenge.ends === 'error' && outcome === unavailable) {
      const what = { errorCode: '404', errorComponent: 'A', errorMessageType: 'CReq' } as const;
      return erro({ messageVersion, ...what, errorDetail: 'The issuer cannot finish the challenge', ...ids });
    }
    const { threeDSServerTransID, acsTransID } = ids;
    const { transStatus } = outcome;
    return { messageType: 'CRes', messageVersion, threeDSServerTransID, acsTransID, transStatus };
  }

  async function over(challenge: Challenge, outcome: Outcome): Promise<Step> {
    return { kind: 'over', message: await end(challenge, outcome) };
  }

  return {
    add(facts) {
      const challenge: Challenge = {
        ...facts,
        opened: false,
        sessionData: undefined,
        attemptsLeft: allowedAttempts,
        interactions: 0,
        ending: undefined,
      };
      challenges.set(facts.ids.acsTransID, challenge);
      touch(challenge);
    },

    find: (acsTransID) => challenges.get(acsTransID.toLowerCase()),

    open(challenge, sessionData) {
      challenge.sessionData = sessionData;
      if (challenge.ending !== undefined) return;
      challenge.opened = true;
      touch(challenge);
    },

    async submitCode(challenge, typed) {
      if (challenge.ending !== undefined) return { kind: 'over', message: await challenge.ending };
      touch(challenge);
      const code = typed.replaceAll(/\s/g, '');
      if (code === '') return { kind: 'again', problem: 'empty' };
      if (!/^\d{4}$/.test(code)) return { kind: 'again', problem: 'malformed' };
      challenge.interactions += 1;
      const outcome = outcomeOf(challenge, code);
      if (outcome !== undefined) return over(challenge, outcome);
      challenge.attemptsLeft -= 1;
      if (challenge.attemptsLeft > 0) return { kind: 'again', problem: 'wrong' };
      return over(challenge, { transStatus: 'N', transStatusReason: '19' });
    },

    async cancel(challenge) {
      return over(challenge, { transStatus: 'N', transStatusReason: '01', challengeCancel: '01' });
    },

    close() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      challenges.clear();
    },
  };
}
