import { operations } from '@harbour/contract/operations';
import { currencyNumber } from '@harbour/domain/currency-number';
import { currencyExponent } from '@harbour/domain/money';
import { buildPath, routes } from '@harbour/domain/routes';
import type { CardData } from '../card-vault.ts';
import type { Payment } from '../payment.ts';
import type { Authentication } from './authentication.ts';
import { countryNumber } from './country-number.ts';
import type { AReq, Browser } from './messages.ts';

export interface Merchant {
  id: string;
  name: string;
  country: string;
}

/** What the acquirer gave us for its side of the messages. */
const ACQUIRER_BIN = '400000';
/** Merchant category 5999: miscellaneous retail, until a business states its own. */
const CATEGORY = '5999';
/** EMV: the name has 40 characters at most. */
const NAME_LENGTH = 40;

/** The authentication request of an attempt: the stored amount and currency, never the browser's. */
export function authenticationRequest(
  payment: Payment,
  authentication: Authentication,
  card: CardData,
  merchant: Merchant,
  publicOrigin: string,
  now: Date,
): AReq {
  return {
    messageType: 'AReq',
    messageVersion: authentication.message_version,
    deviceChannel: '02',
    messageCategory: '01',
    threeDSServerTransID: authentication.three_ds_server_trans_id,
    threeDSServerURL: publicOrigin + operations.receiveChallengeResult.path,
    threeDSCompInd: authentication.method_completion ?? 'U',
    threeDSRequestorID: merchant.id.slice(0, 35),
    threeDSRequestorName: merchant.name.slice(0, NAME_LENGTH),
    threeDSRequestorURL: publicOrigin,
    threeDSRequestorChallengeInd: '01',
    acquirerBIN: ACQUIRER_BIN,
    acquirerMerchantID: merchant.id.slice(0, 35),
    merchantName: merchant.name.slice(0, NAME_LENGTH),
    merchantCountryCode: countryNumber(merchant.country) ?? '566',
    mcc: CATEGORY,
    acctNumber: card.number,
    cardExpiryDate: `${String(card.expYear % 100).padStart(2, '0')}${String(card.expMonth).padStart(2, '0')}`,
    ...(payment.customer.email === '' ? {} : { email: payment.customer.email }),
    purchaseAmount: String(payment.amount),
    purchaseCurrency: currencyNumber(payment.currency),
    purchaseExponent: String(currencyExponent(payment.currency)),
    purchaseDate: now.toISOString().replace(/\D/g, '').slice(0, 14),
    notificationURL: publicOrigin + buildPath(routes.checkout.challengeComplete, {}),
    ...browserFields(authentication.browser),
  };
}

function browserFields(browser: Browser) {
  const common = {
    browserAcceptHeader: browser.accept_header,
    browserUserAgent: browser.user_agent,
    ...(browser.ip === null ? {} : { browserIP: browser.ip }),
    // EMV: at most 8 characters of the language tag.
    browserLanguage: browser.language.slice(0, 8),
    browserJavascriptEnabled: browser.javascript_enabled,
  };
  if (!browser.javascript_enabled) return common;
  return {
    ...common,
    browserJavaEnabled: browser.java_enabled ?? false,
    browserColorDepth: String(browser.color_depth ?? 24),
    browserScreenHeight: String(browser.screen_height ?? 0),
    browserScreenWidth: String(browser.screen_width ?? 0),
    browserTZ: String(browser.time_zone_offset ?? 0),
  };
}
