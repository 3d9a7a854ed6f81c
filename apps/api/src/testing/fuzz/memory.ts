import fc from 'fast-check';
import type { Known } from './schema-arbitrary.ts';
import { isObject } from './json.ts';

const KEPT = 60;
const ID = /^([a-z]{3})_[0-7][0-9a-hjkmnp-tv-z]{25}$/;
const FIELDS: Readonly<Record<string, string>> = {
  reference: 'reference',
  checkout_reference: 'reference',
  token: 'token',
  next_cursor: 'cursor',
  slug: 'slug',
};

/** What answers told, so that later calls name things that are there, of whichever business. */
export interface Memory {
  learn(answer: unknown): void;
  known: Known;
}

export function createMemory(): Memory {
  const heard = new Map<string, string[]>();

  function keep(kind: string, text: string): void {
    const list = heard.get(kind) ?? [];
    heard.set(kind, list);
    if (list.includes(text)) return;
    list.push(text);
    if (list.length > KEPT) list.shift();
  }

  function learn(answer: unknown, field = ''): void {
    if (Array.isArray(answer)) for (const each of answer) learn(each, field);
    else if (isObject(answer)) for (const [name, each] of Object.entries(answer)) learn(each, name);
    else if (typeof answer === 'string') {
      const prefix = ID.exec(answer)?.[1];
      const kind = prefix ?? FIELDS[field];
      if (kind !== undefined) keep(kind, answer);
    }
  }

  return {
    learn: (answer) => learn(answer),
    known(schema, field) {
      const { pattern } = schema;
      const prefix = typeof pattern === 'string' ? /^\^([a-z]{3})_\[0-7\]/.exec(pattern)?.[1] : undefined;
      const kind = prefix ?? (field === 'cursor' ? field : FIELDS[field]);
      if (kind === undefined) return undefined;
      return fc.nat().map((number) => {
        const list = heard.get(kind) ?? [];
        return list[number % Math.max(list.length, 1)] ?? `${kind}_00000000000000000000000000`;
      });
    },
  };
}
