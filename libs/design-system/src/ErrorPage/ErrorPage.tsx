import { ASK_AN_OWNER } from '@harbour/domain/permission-words';
import type { ReactNode } from 'react';
import { Code } from '../Code/Code.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Logo } from '../Logo/Logo.tsx';
import {
  actions,
  brand,
  column,
  description as descriptionStyle,
  page,
  reference as referenceStyle,
  status as statusStyle,
} from './ErrorPage.css.ts';

const descriptions = {
  denied: ASK_AN_OWNER,
  notFound:
    'Nothing is kept at this address. It may have been moved or removed, or the address has a slip in it.',
  server: 'The fault is ours. Your data is safe; try again in a moment.',
} as const;

export interface ErrorPageProps {
  /** The HTTP status: 403, 404, 500. Without one, no server answered. */
  status?: number;
  /** "Page not found". */
  message: string;
  /** In place of what the status says by itself. */
  description?: ReactNode;
  /** The way on: a Button or two. */
  action?: ReactNode;
  /** The request's id, for support. */
  reference?: string;
  /** Without a layout around it: the page brings the mark and the main landmark itself. */
  alone?: boolean;
}

/** A whole page that could not be shown: what happened, whose fault it is, the way on. */
export function ErrorPage({
  status,
  message,
  description,
  action,
  reference,
  alone = false,
}: ErrorPageProps) {
  const Page = alone ? 'main' : 'div';
  const kind = status === 403 ? 'denied' : status !== undefined && status < 500 ? 'notFound' : 'server';
  return (
    <Page className={page} data-kind={kind}>
      <div className={column}>
        {alone && (
          <p className={brand}>
            <Logo />
          </p>
        )}
        {status !== undefined && <p className={statusStyle}>{status}</p>}
        <Heading level={1} size="lg">
          {message}
        </Heading>
        <p className={descriptionStyle}>{description ?? descriptions[kind]}</p>
        {action && <div className={actions}>{action}</div>}
        {reference && (
          <p className={referenceStyle}>
            Reference for support: <Code>{reference}</Code>
          </p>
        )}
      </div>
    </Page>
  );
}
