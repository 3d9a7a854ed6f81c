import { checkCardNumber, detectBrand, type CardBrandRule } from '@harbour/domain/card';
import { cardNumberRules } from '@harbour/domain/card-typing';
import { useState } from 'react';
import { CardBrandIcon } from '../CardBrandIcon/CardBrandIcon.tsx';
import { CardDataField, type CardFieldProps } from './CardDataField.tsx';

export interface CardNumberFieldProps extends CardFieldProps {
  /** The brand as soon as the digits tell it; CvcField wants it. */
  onBrandChange?: (brand: CardBrandRule | undefined) => void;
}

const messages = {
  incomplete: 'This card number is too short. Compare it with the card.',
  wrong_number: 'This card number has a mistake. Compare it with the card.',
  unsupported: 'This type of card is not accepted here. Use another card.',
} as const;

/** What is wrong with a card number, in the payer's words; undefined when it can be used or is still empty. */
export function cardNumberProblem(text: string): string | undefined {
  const { state } = checkCardNumber(text);
  return state === 'valid' || state === 'empty' ? undefined : messages[state];
}

/**
 * The number of a payment card, grouped as on the card. Takes 12 to 19 digits of any script, with or without spaces, and
 * never cuts a pasted number.
 */
export function CardNumberField({
  label = 'Card number',
  name = 'card_number',
  onBrandChange,
  onValueChange,
  ...field
}: CardNumberFieldProps) {
  const [brand, setBrand] = useState<CardBrandRule | undefined>(undefined);
  const handleValue = (digits: string) => {
    const next = detectBrand(digits);
    if (next !== brand) {
      setBrand(next);
      onBrandChange?.(next);
    }
    onValueChange?.(digits);
  };
  return (
    <CardDataField
      {...field}
      label={label}
      name={name}
      autoComplete="cc-number"
      placeholder="1234 1234 1234 1234"
      rules={cardNumberRules}
      problem={cardNumberProblem}
      onValueChange={handleValue}
      suffix={<CardBrandIcon brand={brand?.brand ?? 'unknown'} />}
    />
  );
}
