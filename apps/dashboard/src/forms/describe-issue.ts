import { formatMoney } from '@harbour/domain/money';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/**
 * Says in a merchant's words why the contract's schema refuses a value.
 * @param required what to say when the value is missing altogether
 * @param currency of the amount that the issue is about; its minor units are told as people write them
 */
export function describeIssue(issue: Issue, required = 'Fill in this field.', currency?: string): string {
  const advice = howToWrite[String(issue.path.at(-1))];
  const bound = (value: number | bigint) =>
    currency ? formatMoney({ amount: Number(value), currency }) : String(value);
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? required
        : 'This is not the kind of value expected here.';
    case 'invalid_value':
      return required;
    case 'too_small':
      if (issue.origin === 'string') {
        if (issue.minimum === 1) return required;
        return advice?.short ?? `Use at least ${issue.minimum} characters.`;
      }
      return `Enter at least ${bound(issue.minimum)}.`;
    case 'too_big':
      return issue.origin === 'string'
        ? `Use at most ${issue.maximum} characters.`
        : `Enter at most ${bound(issue.maximum)}.`;
    case 'invalid_format':
      return advice?.wrong(String(issue.input)) ?? ofAnyText(String(issue.input), required);
    case 'custom':
      return issue.message;
    default:
      return 'This is not accepted here.';
  }
}

interface Advice {
  /** What to write, of a text that is not written so. */
  wrong: (text: string) => string;
  /** The same of one that is too short, where its length is not what is wrong with it. */
  short?: string;
}

const emailAddress = 'Enter an email address like name@example.com.';

/** How a text is written that has a form of its own, by the name that it has in the contract; the same in every form. */
const howToWrite: Partial<Record<string, Advice>> = {
  email: { wrong: () => emailAddress, short: emailAddress },
  redirect_url: { wrong: () => 'Enter a web address that starts with https://' },
  reference: {
    // What is written well and refused all the same is one of the few words that addresses of ours end with.
    wrong: (text) =>
      /^[\w.=-]+$/.test(text)
        ? 'This word is not free. Choose another.'
        : 'Use letters, digits, hyphens and underscores.',
  },
};

/** All that the contract refuses in other texts: nothing but spaces, and what nobody can see. */
function ofAnyText(text: string, required: string): string {
  return text.trim() === '' ? required : 'Type this again: it holds characters that cannot be seen.';
}
