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

const word = (text: string, fill: string, size = 7) => (
  <text
    x="16"
    y="13.2"
    textAnchor="middle"
    fontSize={size}
    fontWeight="800"
    fontFamily="Archivo Variable, Arial, sans-serif"
    letterSpacing="-0.2"
    fill={fill}
  >
    {text}
  </text>
);

/** Simple marks of our own in each brand's colours: enough to recognise a card by, no copy of a logo. */
const drawings: Record<CardBrand | 'unknown', { background: string; art: ReactNode }> = {
  visa: { background: '#1a2f7a', art: word('VISA', '#ffffff', 8.5) },
  mastercard: {
    background: '#20242b',
    art: (
      <>
        <circle cx="13" cy="10.5" r="5.5" fill="#e4322b" />
        <circle cx="19" cy="10.5" r="5.5" fill="#f49b1c" fillOpacity="0.9" />
      </>
    ),
  },
  amex: { background: '#1873b9', art: word('AMEX', '#ffffff', 7.5) },
  discover: {
    background: '#f6f4ef',
    art: (
      <>
        {word('DISC', '#20242b', 7)}
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
        <text x="22" y="13" textAnchor="middle" fontSize="6" fontWeight="700" fill="#ffffff">
          verve
        </text>
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
    background: 'transparent',
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
      <rect width="32" height="21" rx="3" fill={background} />
      {art}
      {brand !== 'unknown' && <rect x="0.5" y="0.5" width="31" height="20" rx="2.5" className={edge} />}
    </svg>
  );
}
