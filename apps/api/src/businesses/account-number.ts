import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { fieldError } from '../http/errors.ts';

/** Two letters and two digits begin an IBAN, and no local account number. */
const IBAN = /^[A-Z]{2}\d{2}/;
const LOCAL = /^[0-9A-Z]{6,20}$/;

/**
 * An account number without its spaces and dashes, in capitals.
 *
 * Fails with: validation_failed.
 */
export function readAccountNumber(text: string): string {
  const number = electronicFormatIBAN(text) ?? '';
  if (IBAN.test(number) ? isValidIBAN(number) : LOCAL.test(number)) return number;
  throw fieldError(
    'account_number',
    'invalid_format',
    IBAN.test(number)
      ? 'This IBAN has a mistake in it. Compare it with your bank statement.'
      : 'Enter the account number or IBAN as your bank prints it: 6 to 20 digits or letters.',
  );
}
