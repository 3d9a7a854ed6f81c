/**
 * The locale in whose order a date is written, `en-Arab-GB` being `en-GB`. Where Intl knows no dates for a language in a
 * script or a region it drops the region as well, and English without one puts the month first. The region keeps its say:
 * in the language's own script, and for English of anywhere else as most of the world writes it.
 */
export function dateLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale);
  const keepsRegion = (tag: string) =>
    regionOf(new Intl.DateTimeFormat(tag).resolvedOptions().locale) === region;
  if (region === undefined || keepsRegion(locale)) return locale;
  const plain = `${language}-${region}`;
  if (keepsRegion(plain)) return plain;
  return language === 'en' ? 'en-001' : locale;
}

function regionOf(locale: string): string | undefined {
  return new Intl.Locale(locale).region;
}
