import type { BrowserInput, CardInput } from '@harbour/contract/model';
import { normaliseCardNumber } from '@harbour/domain/card';
import { parseExpiry } from '@harbour/domain/card-expiry';
import { toAsciiDigits } from '@harbour/domain/digits';
import { ApiError } from '@harbour/contract/http';
import type { CheckoutApi } from '../../api/checkout-api.ts';
import { bankPath } from '../../paths.ts';
import { methodCookie } from '../../payer-cookies.ts';
import { cardFields, checkCard, isNumberForName } from './card-input.ts';
import type { CardErrors, CardText } from './card-input.ts';
import { declinedOrNewer, refused, takePayment } from '../../take-payment.ts';
import type { CardOutcome } from '../../take-payment.ts';

export type SubmittedCard =
  CardOutcome | { kind: 'leave'; to: string; cookies: string[] } | { kind: 'wrong'; errors: CardErrors };

/** The posted card form; a field that isn't there counts as empty. */
export function readCard(form: FormData): CardText {
  return Object.fromEntries(cardFields.map((name) => [name, textOf(form, name)])) as CardText;
}

/** The name as the page shows it again; a card number in its place is not. */
export function nameToShow(form: FormData): string {
  const { card_name: name } = readCard(form);
  return isNumberForName(name) ? '' : name;
}

/**
 * From the posted form to the next page: checks the card, starts its authentication and, where the issuer asks for
 * nothing, takes the money at once.
 *
 * @param acceptLanguage the request's header, for payers whose browser runs no script
 */
export async function submitCard(
  api: CheckoutApi,
  reference: string,
  paymentToken: string,
  form: FormData,
  acceptLanguage: string | null,
): Promise<SubmittedCard> {
  const text = readCard(form);
  const errors = checkCard(text, new Date());
  const expiry = parseExpiry(text.expiry);
  if (!expiry || Object.keys(errors).length > 0) return { kind: 'wrong', errors };

  const name = text.card_name.trim();
  const card: CardInput = {
    number: normaliseCardNumber(text.card_number),
    exp_month: expiry.month,
    exp_year: expiry.year,
    cvc: toAsciiDigits(text.cvc).trim(),
    ...(name && { name }),
  };
  const browser = readBrowser(form, acceptLanguage);
  try {
    const started = await api.initiateCardAuthentication(paymentToken, { reference, card, browser });
    switch (started.next) {
      case 'charge':
        return await takePayment(api, { reference, paymentToken, authenticationToken: started.token });
      case 'failed':
        return declinedOrNewer(started.decline, reference);
      case 'method':
      case 'challenge':
      case 'wait':
        return {
          kind: 'leave',
          to: bankPath(started.token, reference),
          cookies: started.method ? [methodCookie(started.token, started.method)] : [],
        };
    }
  } catch (error) {
    // Only the start failed here: nothing can have been taken.
    return refused(error, reference) ?? cardProblem(error);
  }
}

function cardProblem(error: unknown): SubmittedCard {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'card_not_supported') {
    return { kind: 'wrong', errors: { card_number: error.message } };
  }
  const errors: CardErrors = {};
  for (const { field, message } of error.errors) {
    const name = fieldOf(field);
    if (name) errors[name] ??= message;
  }
  return Object.keys(errors).length > 0
    ? { kind: 'wrong', errors }
    : { kind: 'not_now', message: error.message };
}

/** Which of our fields holds what the API calls `card.number`, `card.exp_month` … */
function fieldOf(apiField: string): (typeof cardFields)[number] | undefined {
  const last = apiField.split('.').at(-1);
  if (last === 'number') return 'card_number';
  if (last === 'exp_month' || last === 'exp_year') return 'expiry';
  if (last === 'cvc') return 'cvc';
  return last === 'name' ? 'card_name' : undefined;
}

function readBrowser(form: FormData, acceptLanguage: string | null): BrowserInput {
  const language = [textOf(form, 'browser_language'), acceptLanguage?.split(/[,;]/)[0]?.trim()].find(
    (tag) => tag !== undefined && /^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$/.test(tag) && tag.length <= 35,
  );
  if (textOf(form, 'browser_javascript_enabled') !== 'true') {
    return { language: language ?? 'en', javascript_enabled: false };
  }
  return {
    language: language ?? 'en',
    javascript_enabled: true,
    java_enabled: textOf(form, 'browser_java_enabled') === 'true',
    color_depth: oneOf([1, 4, 8, 15, 16, 24, 32, 48], whole(form, 'browser_color_depth', 1, 48), 24),
    screen_height: whole(form, 'browser_screen_height', 0, 999_999),
    screen_width: whole(form, 'browser_screen_width', 0, 999_999),
    time_zone_offset: whole(form, 'browser_time_zone_offset', -840, 840),
    challenge_window_size: oneOf(
      ['01', '02', '03', '04', '05'],
      textOf(form, 'browser_challenge_window_size'),
      '02',
    ),
  };
}

function whole(form: FormData, name: string, from: number, to: number): number {
  const value = Math.trunc(Number(textOf(form, name)));
  return Number.isFinite(value) ? Math.min(Math.max(value, from), to) : Math.max(from, 0);
}

function oneOf<const T>(allowed: readonly T[], value: unknown, otherwise: T): T {
  return allowed.find((each) => each === value) ?? otherwise;
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
