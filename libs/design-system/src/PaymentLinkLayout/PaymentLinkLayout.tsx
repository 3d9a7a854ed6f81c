import type { ReactNode } from 'react';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { aside, body, columns, layout, share as shareStyle } from './PaymentLinkLayout.css.ts';

export interface PaymentLinkLayoutProps {
  /** The list that the link is in. */
  back: { href: string; label: string };
  title: ReactNode;
  /** A Badge: active, paused, used up. */
  status?: ReactNode;
  /** What is paid with it: a fixed amount, or that the payer chooses. */
  description?: ReactNode;
  /** What can be done with the link. */
  actions?: ReactNode;
  /** A Banner: why nobody can pay with it at the moment. */
  notice?: ReactNode;
  /** The address and the ways to send it: what people come for, so it stands first. Left out where nobody can ever pay with it again. */
  share?: ReactNode;
  /** The code to be printed or shown; on a phone it stands below the payments. */
  qr?: ReactNode;
  /** What was set when it was made. */
  details?: ReactNode;
  /** What came in through it. */
  children: ReactNode;
  /** The link is on its way: what hangs on it keeps its room, and the parts are given without it. */
  loading?: boolean;
}

/** The page of one payment link: sharing it first, then what came in, with its code and its settings at the side. */
export function PaymentLinkLayout({
  back,
  title,
  status,
  description,
  actions,
  notice,
  share,
  qr,
  details,
  children,
  loading = false,
}: PaymentLinkLayoutProps) {
  return (
    <div className={layout} aria-busy={loading || undefined}>
      <PageHeader
        back={back}
        title={title}
        meta={loading ? <Skeleton shape="badge" /> : status}
        description={loading ? <Skeleton shape="title" size="sm" /> : description}
        actions={
          loading ? (
            <>
              <Skeleton shape="button" />
              <Skeleton shape="circle" />
            </>
          ) : (
            actions
          )
        }
      />
      {loading && <VisuallyHidden>Loading the payment link</VisuallyHidden>}
      {notice}
      <div className={columns}>
        <div className={body}>
          {share && <div className={shareStyle}>{share}</div>}
          {children}
        </div>
        {(qr || details) && (
          <aside className={aside} aria-label="About this link">
            {qr}
            {details}
          </aside>
        )}
      </div>
    </div>
  );
}
