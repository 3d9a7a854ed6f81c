import type { PaymentLink, PaymentLinkAmountType } from '@harbour/contract/model';
import { dateIn, startOfDay } from '@harbour/domain/time-zone';
import { addDays } from '@harbour/domain/date-range';

/** What the form of a payment link holds, named as in the API. Texts are empty, amounts and numbers null while not given. */
export interface LinkValues {
  title: string;
  description: string;
  amount_type: PaymentLinkAmountType;
  currency: string;
  /** Minor units, as the two bounds. */
  amount: number | null;
  min_amount: number | null;
  max_amount: number | null;
  reference: string;
  /** Last day on which it can be paid, in the zone of the business. */
  expires_at: string;
  max_uses: number | null;
  collect_phone: boolean;
  collect_address: boolean;
  success_message: string;
  redirect_url: string;
}

/** A form for a new link. */
export function emptyLink(currency: string): LinkValues {
  return {
    title: '',
    description: '',
    amount_type: 'fixed',
    currency,
    amount: null,
    min_amount: null,
    max_amount: null,
    reference: '',
    expires_at: '',
    max_uses: null,
    collect_phone: false,
    collect_address: false,
    success_message: '',
    redirect_url: '',
  };
}

/** A form filled with a link that is there. */
export function valuesOf(link: PaymentLink, timeZone: string): LinkValues {
  return {
    title: link.title,
    description: link.description ?? '',
    amount_type: link.amount_type,
    currency: link.currency,
    amount: link.amount?.amount ?? null,
    min_amount: link.min_amount?.amount ?? null,
    max_amount: link.max_amount?.amount ?? null,
    reference: link.reference,
    expires_at: link.expires_at ? lastDay(link.expires_at, timeZone) : '',
    max_uses: link.max_uses,
    collect_phone: link.collect_phone,
    collect_address: link.collect_address,
    success_message: link.success_message ?? '',
    redirect_url: link.redirect_url ?? '',
  };
}

/** Body of createPaymentLink: what is not given is left out. */
export function toCreateBody(values: LinkValues, mode: string, timeZone: string): object {
  const { amount_type, currency, amount, min_amount, max_amount } = values;
  const price =
    amount_type === 'fixed'
      ? { amount: { amount, currency } }
      : { min_amount: bound(min_amount, currency), max_amount: bound(max_amount, currency) };
  return withoutNulls({
    mode,
    amount_type,
    currency,
    ...price,
    reference: values.reference.trim() || null,
    ...sharedFields(values, timeZone),
  });
}

/**
 * Body of updatePaymentLink: what differs from the link as the form began, null where something was emptied. Fields that
 * nobody touched stay out, so that a link whose last day has passed can still get a new title.
 */
export function toUpdateBody(values: LinkValues, before: LinkValues, timeZone: string): object {
  const [now, then] = [changeable(values, timeZone), changeable(before, timeZone)];
  const changed = Object.entries(now).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(then[name as keyof typeof then]),
  );
  // At least one field is asked for; saving without a change is no error.
  return { title: now.title, ...Object.fromEntries(changed) };
}

/** All but mode, currency, kind of price and reference, which are fixed at creation. */
function changeable(values: LinkValues, timeZone: string) {
  const { amount_type, currency, amount, min_amount, max_amount } = values;
  return {
    ...(amount_type === 'fixed'
      ? { amount: { amount, currency } }
      : { min_amount: bound(min_amount, currency), max_amount: bound(max_amount, currency) }),
    ...sharedFields(values, timeZone),
  };
}

function sharedFields(values: LinkValues, timeZone: string) {
  return {
    title: values.title.trim(),
    description: values.description.trim() || null,
    // Paid until the end of the day: the first moment of the next one.
    expires_at: values.expires_at ? startOfDay(addDays(values.expires_at, 1), timeZone).toISOString() : null,
    max_uses: values.max_uses,
    collect_phone: values.collect_phone,
    collect_address: values.collect_address,
    success_message: values.success_message.trim() || null,
    redirect_url: values.redirect_url.trim() || null,
  };
}

/** The day before the moment of expiry, because midnight ends the day on which it could still be paid. */
function lastDay(expiresAt: string, timeZone: string): string {
  return dateIn(new Date(new Date(expiresAt).getTime() - 1), timeZone);
}

function bound(amount: number | null, currency: string) {
  return amount === null ? null : { amount, currency };
}

function withoutNulls(body: object): object {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
}
