import { checkCvc, type CardBrandRule } from '@harbour/domain/card';
import { cvcRules } from '@harbour/domain/card-typing';
import { CardDataField, type CardFieldProps } from '../CardNumberField/CardDataField.tsx';

export interface CvcFieldProps extends CardFieldProps {
  /** The brand of the number beside it: American Express has four digits, the others three. */
  brand?: Pick<CardBrandRule, 'cvcLength' | 'brand'>;
}

/** What is wrong with a security code, in the payer's words; ask again whenever the brand changes. */
export function cvcProblem(text: string, brand?: Pick<CardBrandRule, 'cvcLength'>): string | undefined {
  const state = checkCvc(text, brand);
  if (state === 'valid' || state === 'empty') return undefined;
  return `The security code of this card has ${brand?.cvcLength === 4 ? 'four' : 'three'} digits.`;
}

/** The security code on the card. It is never kept, so it is asked for every time. */
export function CvcField({ label = 'Security code', name = 'cvc', brand, hint, ...field }: CvcFieldProps) {
  const where = brand?.brand === 'amex' ? '4 digits, on the front' : '3 digits, on the back';
  return (
    <CardDataField
      {...field}
      label={label}
      name={name}
      hint={hint ?? where}
      autoComplete="cc-csc"
      placeholder={brand?.cvcLength === 4 ? '1234' : '123'}
      rules={cvcRules}
      problem={(text) => cvcProblem(text, brand)}
    />
  );
}
