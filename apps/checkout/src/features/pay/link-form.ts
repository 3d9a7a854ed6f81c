import type {
  CheckoutPaymentLink,
  CustomField,
  InitiatePaymentLinkRequest,
  PostalAddress,
} from '@harbour/contract/model';
import type { ApiError } from '@harbour/contract/http';
import { holdsCardNumber } from '@harbour/domain/card-in-text';
import { toAsciiDigits } from '@harbour/domain/digits';
import { formatMoney, parseMoney } from '@harbour/domain/money';
import { isCountry } from './countries.ts';

/** What stands in the fields of a payment link's form, by their names, as typed. */
export type LinkText = Readonly<Record<string, string>>;
/** What is wrong, by field name, in words for the payer. */
export type LinkErrors = Record<string, string>;

export type ReadLinkForm = { ok: true; body: InitiatePaymentLinkRequest } | { ok: false; errors: LinkErrors };

/** Name of the form field of a merchant's own question. */
export function customFieldName(key: string): string {
  return `custom_${key}`;
}

/** Everything that was posted, trimmed; files are none of it. */
export function textOfForm(form: FormData): LinkText {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim()]] : [])),
  );
}

/** What a form starts its payment with: whoever sends both again, from wherever, is told of that payment. */
export interface FormStart {
  /** The link's token that the form was opened with. */
  token: string;
  /** Key of this form. */
  attempt: string;
}

/** What the form was opened with; undefined where it did not come from a page of ours. */
export function readStart({ token = '', attempt = '' }: LinkText): FormStart | undefined {
  return /^[\w-]{32,128}$/.test(token) && /^[\w-]{8,64}$/.test(attempt) ? { token, attempt } : undefined;
}

/** Reads the form of a payment link: what is needed follows from the link, and errors say how to put them right. */
export function readLinkForm(link: CheckoutPaymentLink, text: LinkText): ReadLinkForm {
  const errors: LinkErrors = {};
  const email = text['email'] ?? '';
  if (email === '') errors['email'] = 'Enter your email address.';
  else if (!isEmail(email)) errors['email'] = badEmail;

  const amount =
    link.amount_type === 'payer_chosen' ? readAmount(link, text['amount'] ?? '', errors) : undefined;
  const phone = link.collect_phone ? readPhone(text['phone'] ?? '', errors) : undefined;
  const address = link.collect_address ? readAddress(text, errors) : undefined;
  const customFields = readCustomFields(link.custom_fields, text, errors);
  for (const [name, wanted, longest] of wordsAskedFor(link)) {
    const typed = text[name] ?? '';
    if (typed.length > longest) errors[name] = `Use at most ${longest} characters.`;
    else if (holdsCardNumber(typed)) errors[name] = `This looks like a card number. ${wanted}`;
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };

  const name = text['name'] ?? '';
  return {
    ok: true,
    body: {
      ...(amount && { amount }),
      customer: { email, ...(name && { name }), ...(phone && { phone }), ...(address && { address }) },
      ...(link.custom_fields.length > 0 && { custom_fields: customFields }),
    },
  };
}

const LONGEST_EMAIL = 254;
const LONGEST_ANSWER = 500;
/** Twice as much as the longest field takes: who wrote a little too much shortens it. */
const LONGEST_SHOWN = 1_000;

/** The fields that a card number may be typed into by mistake, what belongs there, and how long it may be at most. */
function wordsAskedFor(link: CheckoutPaymentLink): [name: string, wanted: string, longest: number][] {
  const email = 'Enter your email address instead.';
  const name = 'Enter your name instead.';
  const phone = 'Enter your phone number instead.';
  const place = 'Enter this part of your address instead.';
  const answer = 'Enter what is asked for instead. Your card comes on the next page.';
  const places: ReturnType<typeof wordsAskedFor> = [
    ['line1', place, 200],
    ['line2', place, 200],
    ['city', place, 120],
    ['state', place, 120],
    ['postal_code', place, 20],
  ];
  return [
    ['email', email, LONGEST_EMAIL],
    ['name', name, 255],
    ...(link.collect_phone ? [['phone', phone, 32] satisfies [string, string, number]] : []),
    ...(link.collect_address ? places : []),
    ...link.custom_fields.map(({ key }): [string, string, number] => [
      customFieldName(key),
      answer,
      LONGEST_ANSWER,
    ]),
  ];
}

/**
 * What was typed, for the page that comes again: a card number in a wrong field is not shown once more, nor is what no field
 * of ours would hold.
 */
export function withoutCardNumbers(text: LinkText): LinkText {
  return Object.fromEntries(
    Object.entries(text).filter(([, typed]) => typed.length <= LONGEST_SHOWN && !holdsCardNumber(typed)),
  );
}

const amountProblems = {
  empty: 'Enter the amount that you want to pay.',
  not_a_number: 'This is not an amount. Use digits, like 25.00.',
  negative: 'Enter an amount above zero.',
  too_many_decimals: 'This has more decimals than the currency knows.',
  too_large: 'This amount is too large.',
} as const;

function readAmount(link: CheckoutPaymentLink, text: string, errors: LinkErrors) {
  const read = parseMoney(text, link.currency);
  if (!read.ok) {
    errors['amount'] = amountProblems[read.reason];
    return undefined;
  }
  const { min_amount: min, max_amount: max } = link;
  if (read.money.amount <= 0) errors['amount'] = amountProblems.negative;
  else if (min && read.money.amount < min.amount) errors['amount'] = `Pay at least ${formatMoney(min)}.`;
  else if (max && read.money.amount > max.amount) errors['amount'] = `Pay at most ${formatMoney(max)}.`;
  return read.money;
}

function readPhone(text: string, errors: LinkErrors): string {
  const phone = toAsciiDigits(text);
  if (phone === '') errors['phone'] = 'Enter your phone number.';
  else if (!/^[+0-9][0-9 ()\-./]{3,31}$/.test(phone)) {
    errors['phone'] = 'This is not a phone number. Write it like +234 803 123 4567.';
  }
  return phone;
}

function readAddress(text: LinkText, errors: LinkErrors): PostalAddress {
  const at = (name: string): string => text[name] ?? '';
  if (at('line1') === '') errors['line1'] = 'Enter street and house number.';
  if (at('city') === '') errors['city'] = 'Enter the town or city.';
  if (!isCountry(at('country'))) errors['country'] = 'Choose your country.';
  return {
    line1: at('line1'),
    city: at('city'),
    country: at('country'),
    ...(at('line2') && { line2: at('line2') }),
    ...(at('state') && { state: at('state') }),
    ...(at('postal_code') && { postal_code: at('postal_code') }),
  };
}

function readCustomFields(
  fields: readonly CustomField[],
  text: LinkText,
  errors: LinkErrors,
): Record<string, string> {
  const values: Record<string, string> = {};
  for (const field of fields) {
    const name = customFieldName(field.key);
    const typed = text[name] ?? '';
    const value = field.type === 'number' ? toAsciiDigits(typed) : typed;
    const problem = customProblem(field, value);
    if (problem) errors[name] = problem;
    else if (value !== '') values[field.key] = value;
  }
  return values;
}

function customProblem({ required, type, options }: CustomField, value: string): string | undefined {
  if (value === '') return required ? 'This is needed to go on.' : undefined;
  if (type === 'number' && !/^-?\d+([.,]\d+)?$/.test(value)) return 'Enter a number.';
  if (type === 'email' && !isEmail(value)) return badEmail;
  if (type === 'date' && Number.isNaN(Date.parse(value))) return 'Enter a date.';
  if (type === 'select' && !options?.includes(value)) return 'Choose one of the options.';
  return undefined;
}

const badEmail = 'Enter an email address like name@example.com.';

/** Lenient: the mail server has the last word. */
function isEmail(text: string): boolean {
  // The length first: the expression's work grows with its square.
  return text.length <= LONGEST_EMAIL && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

/** Puts what the API refused at our own fields; what belongs to none of them is a message for the whole form. */
export function errorsFromApi(error: ApiError): { errors: LinkErrors; message: string | undefined } {
  const errors: LinkErrors = {};
  for (const { field, message } of error.errors) {
    const [first = '', second = ''] = field.split('.');
    const name =
      first === 'custom_fields' ? customFieldName(second) : first === 'amount' ? 'amount' : lastOf(field);
    errors[name] ??= message;
  }
  return { errors, message: Object.keys(errors).length > 0 ? undefined : error.message };
}

function lastOf(field: string): string {
  return field.split('.').at(-1) ?? field;
}
