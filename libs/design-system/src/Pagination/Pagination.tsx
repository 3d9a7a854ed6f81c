import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { buttons, pagination, summary as summaryStyle } from './Pagination.css.ts';

export interface PaginationProps {
  /** Addresses of the pages before and after; absent at an end. */
  prevHref?: string;
  nextHref?: string;
  /** In place of addresses where the page is not in the URL. */
  onPrev?: () => void;
  onNext?: () => void;
  /** "25 of about 4,000". */
  summary?: ReactNode;
  label?: string;
  /** A page is on its way. */
  disabled?: boolean;
}

interface StepProps {
  children: string;
  href: string | undefined;
  onClick: (() => void) | undefined;
  disabled: boolean;
}

function Step({ children, href, onClick, disabled }: StepProps) {
  if (href && !disabled) {
    return (
      <Button size="sm" href={href}>
        {children}
      </Button>
    );
  }
  return (
    <Button size="sm" onClick={onClick} disabled={disabled || !onClick}>
      {children}
    </Button>
  );
}

/** One page on, one page back. Lists page by cursor, so there are no page numbers to jump to. */
export function Pagination({
  prevHref,
  nextHref,
  onPrev,
  onNext,
  summary,
  label = 'Pages',
  disabled = false,
}: PaginationProps) {
  return (
    <nav className={pagination} aria-label={label}>
      {summary && <p className={summaryStyle}>{summary}</p>}
      <div className={buttons}>
        <Step href={prevHref} onClick={onPrev} disabled={disabled}>
          Previous
        </Step>
        <Step href={nextHref} onClick={onNext} disabled={disabled}>
          Next
        </Step>
      </div>
    </nav>
  );
}
