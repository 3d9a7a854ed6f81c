import { currencyExponent } from '@harbour/domain/money';
import { currencyOfNumber } from '../currency.ts';
import type { AReq } from '../three-d-secure-messages.ts';
import { scriptedBrowser } from './areq-schema.ts';

function isUtcStamp(stamp: string): boolean {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(stamp) ?? [];
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
  const date = new Date(iso);
  // 31 April parses as 1 May, so only a date that comes back unchanged exists.
  return !Number.isNaN(date.getTime()) && date.toISOString() === iso;
}

function isWebUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}

/** What a browser that runs scripts must have told, and didn't. Without scripts nobody knows its screen or time zone. */
export function findMissingBrowserFields(areq: Partial<Record<keyof AReq, unknown>>): string[] {
  if (areq.browserJavascriptEnabled !== true) return [];
  return Object.keys(scriptedBrowser).filter((field) => !Object.hasOwn(areq, field));
}

/** Names the fields of an AReq whose form is right and whose content isn't. */
export function findBadFields(areq: AReq): string[] {
  const bad: string[] = [];
  const urls = ['threeDSServerURL', 'threeDSRequestorURL', 'notificationURL'] as const;
  for (const field of urls) if (!isWebUrl(areq[field])) bad.push(field);
  if (!Number.isSafeInteger(Number(areq.purchaseAmount)) || Number(areq.purchaseAmount) === 0) {
    bad.push('purchaseAmount');
  }
  const currency = currencyOfNumber(areq.purchaseCurrency);
  if (currency === undefined) bad.push('purchaseCurrency');
  else if (currencyExponent(currency) !== Number(areq.purchaseExponent)) bad.push('purchaseExponent');
  if (!isUtcStamp(areq.purchaseDate)) bad.push('purchaseDate');
  return bad;
}

type SchemaProblem = { instancePath: string; params: Record<string, unknown> };

/** The fields that a failed schema check is about, each once, in the order in which they were found. */
export function fieldsOf(problems: readonly SchemaProblem[]): string[] {
  const fields = problems.map(({ instancePath, params }) =>
    typeof params['missingProperty'] === 'string' ? params['missingProperty'] : instancePath.slice(1),
  );
  return [...new Set(fields)].map((field) => (field === '' ? 'messageType' : field));
}
