import { describe, expect, it } from 'vitest';
import { countryOptions, currencyOf, guessBusinessDefaults, timeZoneOptions } from './business-defaults.ts';

describe('first guess for a new business', () => {
  it('trusts the zone over the language', () => {
    expect(guessBusinessDefaults('Africa/Lagos', 'en-US')).toEqual({
      country: 'NG',
      time_zone: 'Africa/Lagos',
      default_currency: 'NGN',
    });
    expect(guessBusinessDefaults('Asia/Tokyo', 'ja')).toMatchObject({
      country: 'JP',
      default_currency: 'JPY',
    });
  });

  it('falls back to the language where the zone belongs to nobody', () => {
    expect(guessBusinessDefaults('UTC', 'de-AT')).toMatchObject({ country: 'AT', default_currency: 'EUR' });
  });

  it('offers countries by name and keeps the zone that the browser reported', () => {
    expect(countryOptions()).toContainEqual({ value: 'NG', label: 'Nigeria' });
    expect(timeZoneOptions('Asia/Calcutta')).toContainEqual({
      value: 'Asia/Calcutta',
      label: 'Asia/Calcutta',
    });
    expect(currencyOf('KW')).toBe('KWD');
  });
});
