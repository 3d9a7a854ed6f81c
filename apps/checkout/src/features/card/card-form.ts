import { formatWhileTyping } from '@harbour/design-system/format-while-typing';
import { detectBrand, normaliseCardNumber } from '@harbour/domain/card';
import type { CardBrandRule } from '@harbour/domain/card';
import { cardNumberRules, expiryRules } from '@harbour/domain/card-typing';
import { showFieldError } from '../../enhance/field-errors.ts';
import { submitInBackground } from '../../enhance/submit-form.ts';
import { cardFields, checkCard, describeCvc } from './card-input.ts';
import type { CardField, CardText } from './card-input.ts';

/**
 * What a script adds to the card form: grouping while typing, errors at once, the browser's facts for 3-D Secure, and
 * sending without leaving the page. The form works without any of it.
 */
export function enhanceCardForm(form: HTMLFormElement): void {
  const inputs = Object.fromEntries(cardFields.map((name) => [name, fieldOf(form, name)])) as Record<
    CardField,
    HTMLInputElement
  >;
  formatWhileTyping(inputs.card_number, cardNumberRules);
  formatWhileTyping(inputs.expiry, expiryRules);
  const showBrand = brandPlaceOf(inputs.card_number);
  inputs.card_number.addEventListener('input', () => {
    const brand = detectBrand(normaliseCardNumber(inputs.card_number.value));
    showBrand(brand?.brand);
    describeCode(inputs.cvc, brand);
  });

  for (const name of cardFields) {
    inputs[name].addEventListener('blur', () => {
      if (inputs[name].value.trim() !== '') check(name);
    });
    inputs[name].addEventListener('input', () => {
      if (inputs[name].ariaInvalid === 'true') check(name);
    });
  }
  // The right length of the code depends on the card's brand.
  inputs.card_number.addEventListener('blur', () => {
    if (inputs.cvc.value !== '') check('cvc');
  });

  submitInBackground(form, {
    validate: () => {
      for (const name of cardFields) check(name);
      const wrong = cardFields.find((name) => inputs[name].ariaInvalid === 'true');
      if (wrong) inputs[wrong].focus();
      return wrong === undefined;
    },
    facts: browserFacts,
    onReplaced: enhancePage,
  });

  function check(name: CardField): void {
    showFieldError(inputs[name], checkCard(textOf(inputs), new Date())[name]);
  }
}

/** Finds and enhances the card form of the page. */
export function enhancePage(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-card-form]');
  if (form) enhanceCardForm(form);
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) throw new Error(`The card form has no field ${name}`);
  return field;
}

/** Read from the page, not from events: browsers and password managers fill fields without telling. */
function textOf(inputs: Record<CardField, HTMLInputElement>): CardText {
  return {
    card_number: inputs.card_number.value,
    expiry: inputs.expiry.value,
    cvc: inputs.cvc.value,
    card_name: inputs.card_name.value,
  };
}

function describeCode(cvc: HTMLInputElement, brand: CardBrandRule | undefined): void {
  const hint = document.getElementById(`${cvc.id}-hint`);
  const words = describeCvc(brand);
  if (hint && hint.textContent !== words) hint.textContent = words;
}

/** Draws the brand's mark, one of those below the form, in the card number's field; its own sign when there is none. */
function brandPlaceOf(input: HTMLInputElement): (brand: string | undefined) => void {
  const place = input.nextElementSibling;
  const own = place?.firstElementChild;
  return (brand) => {
    const mark = brand && document.querySelector(`[data-brand="${brand}"] > *`);
    const shown = mark ? (mark.cloneNode(true) as Element) : own;
    if (!shown || !own) return;
    shown.setAttribute('aria-hidden', 'true');
    // As large as what was there: nothing in the field moves.
    for (const side of ['width', 'height']) shown.setAttribute(side, own.getAttribute(side) ?? '');
    place?.replaceChildren(shown);
  };
}

/** EMV 3-D Secure knows these depths only; the next lower one counts. */
const colorDepths = [48, 32, 24, 16, 15, 8, 4, 1];

/** What 3-D Secure asks of the browser; the server knows what to say of one without a script. */
function browserFacts(): Record<string, string> {
  return {
    browser_language: navigator.language,
    browser_javascript_enabled: 'true',
    browser_java_enabled: 'false',
    browser_color_depth: String(colorDepths.find((depth) => depth <= screen.colorDepth) ?? 24),
    browser_screen_height: String(screen.height),
    browser_screen_width: String(screen.width),
    browser_time_zone_offset: String(new Date().getTimezoneOffset()),
    browser_challenge_window_size: challengeWindowSize(window.innerWidth),
  };
}

/** The largest window of the issuer's page that fits: phones get the narrow one, which we show in full width. */
export function challengeWindowSize(width: number): string {
  if (width >= 640) return '04';
  if (width >= 540) return '03';
  return width >= 390 ? '02' : '01';
}
