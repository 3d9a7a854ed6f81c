/**
 * Countries (ISO 3166-1 alpha-2) with the currency (ISO 4217) that their shops charge in. It only fills in the
 * form; the merchant may choose any other.
 */
const currencyByCountry: Record<string, string> = Object.fromEntries(
  [
    'AD EUR,AE AED,AF AFN,AG XCD,AI XCD,AL ALL,AM AMD,AO AOA,AR ARS,AS USD,AT EUR,AU AUD,AW AWG,AX EUR,AZ AZN',
    'BA BAM,BB BBD,BD BDT,BE EUR,BF XOF,BG EUR,BH BHD,BI BIF,BJ XOF,BL EUR,BM BMD,BN BND,BO BOB,BQ USD,BR BRL',
    'BS BSD,BT BTN,BW BWP,BY BYN,BZ BZD,CA CAD,CD CDF,CF XAF,CG XAF,CH CHF,CI XOF,CK NZD,CL CLP,CM XAF,CN CNY',
    'CO COP,CR CRC,CU CUP,CV CVE,CY EUR,CZ CZK,DE EUR,DJ DJF,DK DKK,DM XCD,DO DOP,DZ DZD,EC USD,EE EUR,EG EGP',
    'ER ERN,ES EUR,ET ETB,FI EUR,FJ FJD,FK FKP,FM USD,FO DKK,FR EUR,GA XAF,GB GBP,GD XCD,GE GEL,GF EUR,GG GBP',
    'GH GHS,GI GIP,GL DKK,GM GMD,GN GNF,GP EUR,GQ XAF,GR EUR,GT GTQ,GU USD,GW XOF,GY GYD,HK HKD,HN HNL,HR EUR',
    'HT HTG,HU HUF,ID IDR,IE EUR,IL ILS,IM GBP,IN INR,IQ IQD,IR IRR,IS ISK,IT EUR,JE GBP,JM JMD,JO JOD,JP JPY',
    'KE KES,KG KGS,KH KHR,KI AUD,KM KMF,KN XCD,KR KRW,KW KWD,KY KYD,KZ KZT,LA LAK,LB LBP,LC XCD,LI CHF,LK LKR',
    'LR LRD,LS LSL,LT EUR,LU EUR,LV EUR,LY LYD,MA MAD,MC EUR,MD MDL,ME EUR,MG MGA,MH USD,MK MKD,ML XOF,MM MMK',
    'MN MNT,MO MOP,MP USD,MQ EUR,MR MRU,MS XCD,MT EUR,MU MUR,MV MVR,MW MWK,MX MXN,MY MYR,MZ MZN,NA NAD,NC XPF',
    'NE XOF,NG NGN,NI NIO,NL EUR,NO NOK,NP NPR,NR AUD,NU NZD,NZ NZD,OM OMR,PA PAB,PE PEN,PF XPF,PG PGK,PH PHP',
    'PK PKR,PL PLN,PM EUR,PR USD,PS ILS,PT EUR,PW USD,PY PYG,QA QAR,RE EUR,RO RON,RS RSD,RW RWF,SA SAR,SB SBD',
    'SC SCR,SE SEK,SG SGD,SH SHP,SI EUR,SK EUR,SL SLE,SM EUR,SN XOF,SO SOS,SR SRD,SS SSP,ST STN,SV USD,SZ SZL',
    'TC USD,TD XAF,TG XOF,TH THB,TJ TJS,TL USD,TM TMT,TN TND,TO TOP,TR TRY,TT TTD,TV AUD,TW TWD,TZ TZS,UA UAH',
    'UG UGX,US USD,UY UYU,UZ UZS,VA EUR,VC XCD,VE VES,VG USD,VI USD,VN VND,VU VUV,WF XPF,WS WST,YE YER,YT EUR',
    'ZA ZAR,ZM ZMW,ZW USD',
  ]
    .join(',')
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Every country that can be chosen, by its name in English. */
export function countryOptions(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return Object.keys(currencyByCountry)
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
}

/** Every IANA zone that the browser knows; `current` is kept even when the browser calls it by another name. */
export function timeZoneOptions(current: string): { value: string; label: string }[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current]);
  return [...zones].toSorted().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}

/** The currency that a business in `country` most likely charges in. */
export function currencyOf(country: string): string {
  return currencyByCountry[country] ?? 'USD';
}

export interface BusinessDefaults {
  country: string;
  time_zone: string;
  default_currency: string;
}

/**
 * A first guess from the browser. The zone says where the machine stands and is trusted over the language: an
 * `en-US` browser in Lagos is a Nigerian shop more often than an American one.
 */
export function guessBusinessDefaults(
  timeZone: string = Intl.DateTimeFormat().resolvedOptions().timeZone,
  language: string = navigator.language,
): BusinessDefaults {
  const spoken = new Intl.Locale(language).maximize().region;
  const country = countryOfZone(timeZone, spoken) ?? (spoken && spoken in currencyByCountry ? spoken : 'US');
  return { country, time_zone: timeZone, default_currency: currencyOf(country) };
}

interface LocaleWithZones extends Intl.Locale {
  getTimeZones?: () => string[] | undefined;
}

/** `preferred` wins when the zone serves several countries; undefined where the browser can't tell or it is none's. */
function countryOfZone(timeZone: string, preferred: string | undefined): string | undefined {
  const has = (region: string) => {
    const locale: LocaleWithZones = new Intl.Locale('und', { region });
    return locale.getTimeZones?.()?.includes(timeZone) ?? false;
  };
  if (preferred && preferred in currencyByCountry && has(preferred)) return preferred;
  return Object.keys(currencyByCountry).find(has);
}
