import { payableCurrencies } from '@harbour/domain/payable-currencies';

export interface CurrencyOption {
  value: string;
  label: string;
}

const names = new Intl.DisplayNames('en', { type: 'currency' });

/** Every currency that a price may have, with its name; the `first` ones stand above the others. */
export function currencyOptions(first: readonly string[] = []): CurrencyOption[] {
  return [...new Set([...first, ...payableCurrencies()])].map((code) => {
    const name = names.of(code);
    return { value: code, label: name && name !== code ? `${code} · ${name}` : code };
  });
}
