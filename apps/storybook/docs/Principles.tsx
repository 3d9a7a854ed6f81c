import { Card } from '@harbour/design-system/Card';
import { Contours } from '@harbour/design-system/Contours';
import { Logo } from '@harbour/design-system/Logo';
import { Money } from '@harbour/design-system/Money';
import { Sparkline } from '@harbour/design-system/Sparkline';
import { Stack } from '@harbour/design-system/Stack';
import { StatusBadge } from '@harbour/design-system/StatusBadge';
import { vars } from '@harbour/design-system/theme';
import { Timeline } from '@harbour/design-system/Timeline';
import { Page, Section } from './Page.tsx';
import * as styles from './pages.css.ts';
import { RulePairs } from './RulePairs.tsx';

const materials = [
  {
    name: 'Ink',
    tints: [vars.color.hull.bg, vars.color.action.bg],
    why: 'What acts, and where one is. The darkest thing on a page is the thing to do next.',
  },
  {
    name: 'Paper',
    tints: [vars.color.canvas, vars.color.surface, vars.color.sunken],
    why: 'What carries. White glares for eight hours; cold grey makes a number look switched off.',
  },
  {
    name: 'Channel',
    tints: [vars.color.accent.soft, vars.color.accent.line, vars.color.accent.solid],
    why: 'Selected, linked, focused, charted. The one accent is no status, so it is never read as good or bad.',
  },
  {
    name: 'Signals',
    tints: [vars.color.success.solid, vars.color.warn.solid, vars.color.danger.solid],
    why: 'Status alone, always with a word and a form. Red and green by themselves say nothing to one man in twelve.',
  },
];

const facts = [
  [
    'Contrast',
    'Text reaches 4.5:1 on every ground it stands on, borders of controls and focus rings 3:1; in high contrast 7:1 and 4.5:1. Tests compute it from the palette.',
  ],
  [
    'Exact figures',
    'Amounts are whole minor units, never rounded. Charts join measured points by straight lines. Digits have one width wherever two can be compared.',
  ],
  [
    'Brand',
    'One colour of a merchant becomes a theme with the same contrast, computed, in light and dark. Its hue is kept, its lightness moves as little as it must.',
  ],
  [
    'Direction',
    'Logical properties throughout; arrows turn. Amounts, card numbers and references keep their own direction in any script.',
  ],
  [
    'Reach',
    'Targets of 24 px, and 44 where a finger presses often. Every control by keyboard. Nothing moves with reduced motion.',
  ],
  ['Closed', 'No class names or styles from outside: a look that is missing is a variant that is missing.'],
] as const;

/** The identity at a glance, then the rules it leads to, each beside what it looks like when broken. */
export function Principles() {
  return (
    <Page>
      <header className={styles.hull}>
        <Contours />
        <div className={styles.hullInner}>
          <div className={styles.hullWords}>
            <Logo tone="hull" />
            <h1 className={styles.creed}>
              <span>Exact.</span>
              <span>Quick.</span>
              <span>Calm.</span>
            </h1>
            <p className={styles.hullLead}>
              An instrument for money. People look at it to learn one thing: did it arrive, how much, when.
              Where two of these disagree, the first wins.
            </p>
          </div>
          <div className={styles.afloat}>
            <Card title="INV-2026-0418" actions={<StatusBadge status="succeeded" />}>
              <Stack gap={5}>
                <Money amount={12_500_00} currency="NGN" size="display" />
                <Sparkline label="Volume, last 7 days" values={[310, 290, 402, 380, 455, 430, 512]} />
                <Timeline
                  items={[
                    { key: '1', title: 'Payment started', at: '15:02' },
                    { key: '2', title: 'Confirmed with the bank', at: '15:03', tone: 'info' },
                    { key: '3', title: 'Succeeded', at: '15:03', tone: 'success' },
                  ]}
                />
              </Stack>
            </Card>
          </div>
        </div>
      </header>

      <Section
        title="Ink, paper, one light"
        note="A nautical chart: warm paper, ink that is certain, one blue for the channel that leads in. Depth lines, the only ornament, lie where a person arrives and never where they work."
      >
        <div className={styles.materials}>
          {materials.map(({ name, tints, why }) => (
            <div key={name} className={styles.material}>
              <div className={styles.field}>
                {tints.map((tint) => (
                  <span key={tint} className={styles.tint} style={{ background: tint }} />
                ))}
              </div>
              <div className={styles.materialWords}>
                <span className={styles.materialName}>{name}</span>
                <span>{why}</span>
              </div>
            </div>
          ))}
        </div>
      </Section>

      <Section
        title="Do, don’t, and why"
        note="Live parts of the library on the left; on the right what they replace. Switch the theme in the toolbar: the reasons hold in all of them."
      >
        <RulePairs />
      </Section>

      <Section title="Built in">
        <div className={styles.facts}>
          {facts.map(([name, text]) => (
            <p key={name} className={styles.fact}>
              <span className={styles.factName}>{name}</span>
              {text}
            </p>
          ))}
        </div>
      </Section>
    </Page>
  );
}
