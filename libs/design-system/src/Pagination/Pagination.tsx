import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon, type IconComponent } from '../Icon/Icon.tsx';
import { pageWords, type Total } from './page-words.ts';
import {
  buttons,
  pagination,
  size,
  sizeCaret,
  sizeSelect,
  summary as summaryStyle,
} from './Pagination.css.ts';

export type { Total } from './page-words.ts';

export interface PaginationProps {
  /** Addresses of the pages before and after; absent at an end. Without any way on, no buttons are shown. */
  prevHref?: string;
  nextHref?: string;
  /** In place of addresses where the page is not in the URL. */
  onPrev?: () => void;
  onNext?: () => void;
  /** How many there are in all, and whether that is all; absent where nobody counts. */
  total?: Total;
  /** Rows of this page, and the place (from 1) of its first one where that is known. */
  shown?: number;
  firstRow?: number;
  /** What is counted, one and many: `['payment', 'payments']`. */
  noun?: readonly [one: string, many: string];
  /** In place of the count. */
  summary?: ReactNode;
  /** What holds for all rows, said beside the count: the zone of their times. */
  note?: string;
  /** A choice of how many rows a page has. Changing it begins at the first page. */
  pageSize?: { value: number; options: readonly number[]; onChange: (size: number) => void };
  /** A page is on its way. */
  loading?: boolean;
  /** Names the landmark where a page has more than one. */
  label?: string;
  locale?: string;
}

/**
 * One page on, one page back, and what is known about how many there are. Lists page by cursor: there are no page numbers
 * to jump to, and none are invented.
 */
export function Pagination({
  prevHref,
  nextHref,
  onPrev,
  onNext,
  total,
  shown,
  firstRow,
  noun = rowNoun,
  summary,
  note,
  pageSize,
  loading = false,
  label = 'Pages',
  locale,
}: PaginationProps) {
  const nav = useRef<HTMLElement>(null);
  const focused = useRef(false);
  const words = summary ?? pageWords({ total, shown, firstRow, noun, locale });

  const watch = {
    onFocus: () => {
      focused.current = true;
    },
    onBlur: () => {
      focused.current = false;
    },
  };

  useEffect(() => {
    // The last press led to an end, and its button is off now: focus stays here rather than at the top of the page. The eyes
    // go where the new page begins.
    // A browser takes the focus from a button that went off only when it draws next, so it may still stand there.
    const { activeElement } = document;
    const holdsFocus = nav.current?.contains(activeElement) && !activeElement?.matches(':disabled');
    if (!focused.current || holdsFocus) return;
    nav.current?.querySelector<HTMLElement>('a[href], button:enabled')?.focus({ preventScroll: true });
  });

  return (
    <nav ref={nav} className={pagination} aria-label={label} aria-busy={loading || undefined} {...watch}>
      {(words || note) && (
        <p className={summaryStyle}>
          {words && <span>{words}</span>}
          {note && <span>{note}</span>}
        </p>
      )}
      <div className={buttons}>
        {pageSize && (
          <label className={size}>
            Rows
            <select
              className={sizeSelect}
              value={pageSize.value}
              onChange={({ currentTarget }) => pageSize.onChange(Number(currentTarget.value))}
            >
              {pageSize.options.map((option) => (
                <option key={option} value={option}>
                  {option}
                </option>
              ))}
            </select>
            <span className={sizeCaret}>
              <Icon icon={ChevronDown} size={14} />
            </span>
          </label>
        )}
        {(prevHref ?? nextHref ?? onPrev ?? onNext) !== undefined && (
          <>
            <Step href={prevHref} onClick={onPrev} loading={loading} icon={ChevronLeft}>
              Previous
            </Step>
            <Step href={nextHref} onClick={onNext} loading={loading} iconEnd={ChevronRight}>
              Next
            </Step>
          </>
        )}
      </div>
    </nav>
  );
}

const rowNoun = ['row', 'rows'] as const;

interface StepProps {
  children: string;
  href: string | undefined;
  onClick: (() => void) | undefined;
  loading: boolean;
  icon?: IconComponent;
  iconEnd?: IconComponent;
}

const refuse = (event: MouseEvent) => event.preventDefault();

/** While a page comes it stays the element that it is, which keeps its place and its focus, and takes no second press. */
function Step({ children, href, onClick, loading, ...icons }: StepProps) {
  if (href !== undefined) {
    return (
      <Button
        size="sm"
        href={href}
        onClick={loading ? refuse : undefined}
        aria-disabled={loading || undefined}
        {...icons}
      >
        {children}
      </Button>
    );
  }
  return (
    <Button
      size="sm"
      onClick={loading ? undefined : onClick}
      disabled={onClick === undefined}
      aria-disabled={loading || undefined}
      {...icons}
    >
      {children}
    </Button>
  );
}
