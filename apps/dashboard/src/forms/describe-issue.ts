import { formatMoney } from '@harbour/domain/money';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/**
 * Says in a merchant's words why the contract's schema refuses a value.
 * @param required what to say when the value is missing altogether
 * @param currency of the amount that the issue is about; its minor units are told as people write them
 */
export function describeIssue(issue: Issue, required = 'Fill in this field.', currency?: string): string {
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
        return issue.minimum === 1 ? required : `Use at least ${issue.minimum} characters.`;
      }
      return `Enter at least ${bound(issue.minimum)}.`;
    case 'too_big':
      return issue.origin === 'string'
        ? `Use at most ${issue.maximum} characters.`
        : `Enter at most ${bound(issue.maximum)}.`;
    case 'invalid_format':
      return formatAdvice[issue.format] ?? 'This is not in the right form.';
    case 'custom':
      return issue.message;
    default:
      return 'This is not accepted here.';
  }
}

const formatAdvice: Partial<Record<string, string>> = {
  email: 'Enter an email address like name@example.com.',
  url: 'Enter a full web address that starts with https://',
};
