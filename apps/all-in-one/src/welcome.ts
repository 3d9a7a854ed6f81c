import { testCards } from '@harbour/card-network/test-cards';
import { routes } from '@harbour/domain/routes';

interface Welcome {
  readonly publicOrigin: string;
  /** The demo merchant's sign-in; absent in production, where there is none. */
  readonly demo?: { readonly email: string; readonly password: string };
  readonly mailOutbox: boolean;
  /** Whether the sandbox runs, whose cards can be tried. */
  readonly sandbox: boolean;
}

const CHALLENGE_CARD = '4000000000003220';

/** What a person needs first: where to look, how to sign in and a card to pay with. */
export function welcomeText({ publicOrigin, demo, mailOutbox, sandbox }: Welcome): string {
  const card = testCards.find(({ number }) => number === CHALLENGE_CARD);
  const lines = [
    ['Site', publicOrigin],
    ['Dashboard', `${publicOrigin}${routes.dashboard.login}`],
    ...(demo ? [['Sign in', `${demo.email}  ${demo.password}`]] : []),
    ...(sandbox && card
      ? [
          [
            'Test card',
            `${card.number.replace(/(\d{4})(?=\d)/gu, '$1 ')}, any future expiry, CVC 123, code 1234`,
          ],
        ]
      : []),
    ...(mailOutbox ? [['Mail outbox', `${publicOrigin}/dev/mail`]] : []),
  ];
  const width = Math.max(...lines.map(([label = '']) => label.length));
  return [
    '',
    '  Harbour is ready.',
    '',
    ...lines.map(([label = '', value = '']) => `  ${label.padEnd(width)}  ${value}`),
    '',
    '  Ctrl-C ends it.',
    '',
  ].join('\n');
}
