import { CreatePaymentLinkBody, RegisterUserBody } from '@harbour/contract/validation';
import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { describeIssue } from './describe-issue.ts';

/** What a form says of one field, by the contract's own schema. */
function said(schema: ZodType, field: string, value: string): string | undefined {
  const result = schema.safeParse({ [field]: value }, { reportInput: true });
  const issue = result.error?.issues.find(({ path }) => path.join('.') === field);
  return issue && describeIssue(issue, 'Fill it in.');
}

describe('what a form says of a text', () => {
  it.each([
    ['a', 'Enter an email address like name@example.com.'],
    ['ada.obi', 'Enter an email address like name@example.com.'],
    ['ada@example', 'Enter an email address like name@example.com.'],
    ['ada@example.com', undefined],
  ])('as an email address: %s', (email, words) => {
    expect(said(RegisterUserBody, 'email', email)).toBe(words);
  });

  it.each([
    ['example.com/thanks', 'Enter a web address that starts with https://'],
    ['ftp://example.com', 'Enter a web address that starts with https://'],
    ['https://example.com/thanks', undefined],
  ])('as a web address: %s', (address, words) => {
    expect(said(CreatePaymentLinkBody, 'redirect_url', address)).toBe(words);
  });

  it.each([
    ['sum', 'Use at least 6 characters.'],
    ['summer course', 'Use letters, digits, hyphens and underscores.'],
    ['sömmer-course', 'Use letters, digits, hyphens and underscores.'],
    ['checkout', 'This word is not free. Choose another.'],
    ['summer-course_2026', undefined],
  ])('as a reference: %s', (reference, words) => {
    expect(said(CreatePaymentLinkBody, 'reference', reference)).toBe(words);
  });

  it.each([
    ['  ', 'Fill it in.'],
    ['Deposit\u202Etisoped', 'Type this again: it holds characters that cannot be seen.'],
    ['Deposit', undefined],
  ])('in words that fit every text: %j', (title, words) => {
    expect(said(CreatePaymentLinkBody, 'title', title)).toBe(words);
  });
});
