import { hash, verify } from '@node-rs/argon2';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { DomainError } from '../http/errors.ts';

/** Argon2id with 46 MiB and one pass. */
const COST = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 } as const;

/** zxcvbn's scale goes from 0 to 4; up to this one a password is found within hours. */
const TOO_EASY = 1;

/** Made by the first password that is chosen: it takes a quarter of a second, which no start should wait for. */
let strength: ZxcvbnFactory | undefined;

export async function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST);
}

/** The hash of nobody's password, made once, for the work that an unknown address must cost too. */
let nobody: Promise<string> | undefined;

/**
 * Whether the password is that of the hash. Without a hash (an unknown address) the same work is done and the answer
 * is no, so that the time tells nothing.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash ?? (await nobody), password.normalize('NFC'));
  return passwordHash !== undefined && matches;
}

/**
 * Refuses passwords that are known from breaches or made of the person's own name or address.
 *
 * Fails with: password_breached.
 */
export function refuseEasyPassword(password: string, person: readonly string[]): void {
  strength ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const { score } = strength.check(password, [...person, 'harbour']);
  if (score > TOO_EASY) return;
  const message =
    'This password is known or easy to guess. Choose another one, such as four unrelated words.';
  throw new DomainError('password_breached', {
    message,
    errors: [{ field: 'password', message, code: 'breached' }],
  });
}
