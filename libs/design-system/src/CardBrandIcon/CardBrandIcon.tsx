import { cardBrandRules, type CardBrand } from '@harbour/domain/card';
import type { ReactNode } from 'react';
import { edge, mark } from './CardBrandIcon.css.ts';

export interface CardBrandIconProps {
  /** As on the wire; a brand that is not known gets a plain card. */
  brand: CardBrand | 'unknown';
  size?: 'sm' | 'md';
  /** Say the brand to a screen reader; leave out where its name stands beside it. */
  labelled?: boolean;
}

/**
 * Letters as shapes, the round ones as lines: a mark is no text. It looks the same in any font, and no page waits for the
 * look-up of one to draw it.
 */
const letters = (fill: string, shapes: string, lines?: { d: string; width: number }) => (
  <>
    <path d={shapes} fill={fill} />
    {lines && <path d={lines.d} fill="none" stroke={fill} strokeWidth={lines.width} />}
  </>
);

/** Simple marks of our own in each brand's colours: enough to recognise a card by, no copy of a logo. */
const drawings: Record<CardBrand | 'unknown', { background?: string; art: ReactNode }> = {
  visa: {
    background: '#1a2f7a',
    art: letters(
      '#ffffff',
      'M8 13.2L5.9 7.4h1.6l1.35 4.2 1.35-4.2h1.5l-2 5.8zM12.4 13.2V7.4h1.5v5.8zM20.2 13.2l2.1-5.8h1.9l2.2 5.8h-1.7l-.3-1h-2.3l-.4 1zM22.4 11h1.6l-.8-2.3z',
      {
        d: 'M19 9.2c-.1-.8-.7-1.1-1.7-1.1-1 0-1.6.3-1.6 1 0 1.7 3.4.5 3.4 2.3 0 .8-.7 1.2-1.7 1.2-1.2 0-1.8-.5-1.9-1.3',
        width: 1.4,
      },
    ),
  },
  mastercard: {
    background: '#20242b',
    art: (
      <>
        <circle cx="13" cy="10.5" r="5.5" fill="#e4322b" />
        <circle cx="19" cy="10.5" r="5.5" fill="#f49b1c" fillOpacity="0.9" />
      </>
    ),
  },
  amex: {
    background: '#1873b9',
    art: letters(
      '#ffffff',
      'M4.9 13.2L6.8 8h1.6l1.9 5.2H8.9l-.3-.9H6.5l-.3.9zM6.9 11.3h1.4l-.7-2zM10.8 13.2V8h1.9l1.1 3.7L14.8 8h1.9v5.2h-1.3V9.6l-1 3.6h-1.2l-1-3.6v3.6zM17.4 13.2V8h4.3v1.1h-2.9v1h2.5v1h-2.5v1h2.9v1.1zM21.9 13.2l1.9-2.7L22.1 8h1.6l1 1.5 1-1.5h1.5l-1.7 2.5 1.9 2.7h-1.7l-1.1-1.8-1.1 1.8z',
    ),
  },
  discover: {
    background: '#f6f4ef',
    art: (
      <>
        {letters(
          '#20242b',
          'M8.1 13.2V8.4h2c1.6 0 2.4.8 2.4 2.4s-.8 2.4-2.4 2.4zM9.3 12.2h.8c.8 0 1.1-.5 1.1-1.4s-.3-1.4-1.1-1.4h-.8zM13.1 13.2V8.4h1.3v4.8z',
          {
            d: 'M18.6 9.9c-.1-.7-.6-1-1.4-1-.8 0-1.3.3-1.3.8 0 1.4 2.8.5 2.8 2 0 .6-.6 1-1.4 1-1 0-1.5-.4-1.6-1.1M23.7 10c-.1-.7-.6-1.1-1.4-1.1-1.2 0-1.9.7-1.9 1.9s.7 1.9 1.9 1.9c.8 0 1.3-.4 1.4-1.1',
            width: 1.2,
          },
        )}
        <circle cx="27" cy="10.5" r="2.5" fill="#e8731b" />
      </>
    ),
  },
  diners: {
    background: '#f6f4ef',
    art: (
      <>
        <circle cx="16" cy="10.5" r="6" fill="#0b5394" />
        <path d="M14.5 6.6v7.8M17.5 6.6v7.8" stroke="#f6f4ef" strokeWidth="1.6" />
      </>
    ),
  },
  jcb: {
    background: '#f6f4ef',
    art: (
      <>
        <rect x="8" y="4" width="5" height="13" rx="1.5" fill="#14549c" />
        <rect x="13.5" y="4" width="5" height="13" rx="1.5" fill="#b8233a" />
        <rect x="19" y="4" width="5" height="13" rx="1.5" fill="#1d7f46" />
      </>
    ),
  },
  unionpay: {
    background: '#f6f4ef',
    art: (
      <>
        <path d="M9 4h6l-2.5 13h-6z" fill="#c8232c" />
        <path d="M15 4h6l-2.5 13h-6z" fill="#14416f" />
        <path d="M21 4h5l-2.5 13h-5z" fill="#0d7d78" />
      </>
    ),
  },
  verve: {
    background: '#0c2f4a',
    art: (
      <>
        <circle cx="10" cy="10.5" r="4.5" fill="#d9322e" />
        <path d="M8 8.6l2 4 2-4" fill="none" stroke="#ffffff" strokeWidth="1.3" />
        {letters(
          '#ffffff',
          'M15.3 13l-1.2-3.2h.9l.7 2.3.7-2.3h.8L16.1 13zM21.2 13V9.8h.7l.1.5c.2-.4.5-.5 1-.5v.8c-.7 0-1 .2-1 .8V13zM24.3 13l-1.1-3.2h.8l.7 2.3.7-2.3h.8L25.1 13z',
          {
            d: 'M18 11.4h2.3c0-.9-.4-1.3-1.1-1.3s-1.2.5-1.2 1.3.4 1.3 1.2 1.3c.6 0 .9-.2 1-.6M27 11.4h2.3c0-.9-.4-1.3-1.1-1.3s-1.2.5-1.2 1.3.4 1.3 1.2 1.3c.6 0 .9-.2 1-.6',
            width: 0.8,
          },
        )}
      </>
    ),
  },
  maestro: {
    background: '#f6f4ef',
    art: (
      <>
        <circle cx="13" cy="10.5" r="5.5" fill="#1274ba" />
        <circle cx="19" cy="10.5" r="5.5" fill="#d9322e" fillOpacity="0.9" />
      </>
    ),
  },
  unknown: {
    art: (
      <>
        <rect
          x="4.75"
          y="3.25"
          width="22.5"
          height="14.5"
          rx="2"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
        <path d="M5 8h22" stroke="currentColor" strokeWidth="2" />
      </>
    ),
  },
};

/** The mark of a card scheme, the size of a line of text. */
export function CardBrandIcon({ brand, size = 'md', labelled = false }: CardBrandIconProps) {
  const { background, art } = drawings[brand];
  const name = cardBrandRules.find((rule) => rule.brand === brand)?.name ?? 'Card';
  const height = size === 'sm' ? 16 : 20;
  return (
    <svg
      viewBox="0 0 32 21"
      width={(height * 32) / 21}
      height={height}
      role={labelled ? 'img' : undefined}
      aria-label={labelled ? name : undefined}
      aria-hidden={labelled ? undefined : 'true'}
      focusable="false"
      className={mark}
    >
      {background && <rect width="32" height="21" rx="3" fill={background} />}
      {art}
      {background && <rect x="0.5" y="0.5" width="31" height="20" rx="2.5" className={edge} />}
    </svg>
  );
}
