import type { CardBrand as ContractCardBrand } from '@harbour/contract/enums';
import { toAsciiDigits } from './digits.ts';

/** What is known of a card brand from its number alone. */
export interface CardBrandRule {
  brand: CardBrand;
  /** For people. */
  name: string;
  /** First digits, inclusive ranges of equally long prefixes. */
  prefixes: readonly (readonly [from: string, to: string])[];
  /** Every length that exists, ascending. */
  lengths: readonly number[];
  cvcLength: 3 | 4;
  /** UnionPay has issued numbers whose last digit is no Luhn check digit. */
  luhn: boolean;
}

/** A brand that we take. */
export type CardBrand = Exclude<ContractCardBrand, 'unknown'>;

const from12to19 = [12, 13, 14, 15, 16, 17, 18, 19];

/** The brands we take. Where prefixes overlap, the longest one wins, so the order means nothing. */
export const cardBrandRules: readonly CardBrandRule[] = [
  rule('visa', 'Visa', '4', [16, 18, 19]),
  rule('mastercard', 'Mastercard', '51-55 2221-2720', [16]),
  rule('amex', 'American Express', '34 37', [15], { cvcLength: 4 }),
  rule('discover', 'Discover', '6011 644-649 65', [16, 19]),
  rule('diners', 'Diners Club', '300-305 3095 36 38-39', [14, 16, 19]),
  rule('jcb', 'JCB', '1800 2131 3528-3589', [16, 17, 18, 19]),
  rule('unionpay', 'UnionPay', '62 81', [14, 15, 16, 17, 18, 19], { luhn: false }),
  rule('verve', 'Verve', '506000-506198 507850-507964 650002-650027', [16, 18, 19]),
  rule('maestro', 'Maestro', '493698 50 56-59 63 67', from12to19),
];

function rule(
  brand: CardBrand,
  name: string,
  prefixes: string,
  lengths: readonly number[],
  rest: { cvcLength?: 4; luhn?: false } = {},
): CardBrandRule {
  const ranges = prefixes.split(' ').map((range) => {
    const [from = '', to = from] = range.split('-');
    return [from, to] as const;
  });
  return { brand, name, prefixes: ranges, lengths, cvcLength: 3, luhn: true, ...rest };
}

/** The digits of whatever was typed or pasted: other scripts' digits become ASCII, all else is dropped. */
export function normaliseCardNumber(text: string): string {
  return toAsciiDigits(text).replace(/\D/g, '');
}

/** The brand, as soon as the digits typed so far leave only one; undefined for none that we take. */
export function detectBrand(digits: string): CardBrandRule | undefined {
  let best: CardBrandRule | undefined;
  let length = 0;
  for (const candidate of cardBrandRules) {
    for (const [from, to] of candidate.prefixes) {
      const start = digits.slice(0, from.length);
      // Strings of one length compare as numbers do.
      if (start.length === from.length && from <= start && start <= to && from.length > length) {
        best = candidate;
        length = from.length;
      }
    }
  }
  return best;
}

/** The Luhn check: every second digit from the right doubled, the sum of digits a multiple of ten. */
export function isLuhnValid(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = digit * 2;
    sum += index % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** The most digits that a number beginning like this can have; 19 while the brand is unknown. */
export function maxCardDigits(digits: string): number {
  return detectBrand(digits)?.lengths.at(-1) ?? 19;
}

export interface CardNumberCheck {
  /** `unsupported`: a possible card number, but of a brand that we don't take. */
  state: 'empty' | 'incomplete' | 'valid' | 'wrong_number' | 'unsupported';
  digits: string;
  brand: CardBrandRule | undefined;
}

/** Judges a typed or pasted card number; spaces and dashes of any kind are fine, other characters are not. */
export function checkCardNumber(text: string): CardNumberCheck {
  const digits = normaliseCardNumber(text);
  const brand = detectBrand(digits);
  const foreign = /[^\d\s\p{Pd}\p{Cf}−]/u.test(toAsciiDigits(text));
  return { state: foreign ? 'wrong_number' : stateOf(digits, brand), digits, brand };
}

function stateOf(digits: string, brand: CardBrandRule | undefined): CardNumberCheck['state'] {
  if (digits === '') return 'empty';
  const lengths = brand?.lengths ?? from12to19;
  if (!lengths.includes(digits.length)) {
    return digits.length < (lengths.at(-1) ?? 19) ? 'incomplete' : 'wrong_number';
  }
  if ((brand?.luhn ?? true) && !isLuhnValid(digits)) return 'wrong_number';
  return brand ? 'valid' : 'unsupported';
}

/** Spaces where the card has them: 4-6-5 for American Express, 4-6-4 for Diners, else fours. */
export function groupCardNumber(digits: string): string {
  const brand = detectBrand(digits)?.brand;
  const uneven = brand === 'amex' || (brand === 'diners' && digits.length <= 14);
  const groups = uneven
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)]
    : (digits.match(/.{1,4}/g) ?? []);
  return groups.filter(Boolean).join(' ');
}

/** Judges the security code; without a brand three and four digits are both fine. Ask again when the number changes. */
export function checkCvc(
  text: string,
  brand?: Pick<CardBrandRule, 'cvcLength'>,
): 'empty' | 'incomplete' | 'valid' | 'invalid' {
  const digits = toAsciiDigits(text).trim();
  if (digits === '') return 'empty';
  if (!/^\d{1,4}$/.test(digits) || digits.length > (brand?.cvcLength ?? 4)) return 'invalid';
  return digits.length < (brand?.cvcLength ?? 3) ? 'incomplete' : 'valid';
}
