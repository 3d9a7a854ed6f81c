import { Card } from '@harbour/design-system/Card';
import { Code } from '@harbour/design-system/Code';
import { Table } from '@harbour/design-system/Table';
import type { Column } from '@harbour/design-system/Table';
import { container, ruled, section, split } from './sections.css.ts';
import { SectionHead } from './SectionHead.tsx';

interface TestCard {
  number: string;
  outcome: string;
}

const cards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', outcome: 'Paid at once' },
  { number: '4000 0000 0000 3220', outcome: 'The bank asks for a code: 1234 confirms, 3333 refuses' },
  { number: '4000 0000 0000 2701', outcome: 'Confirmed by the bank without a question' },
  { number: '4000 0000 0000 9995', outcome: 'Declined: not enough money' },
  { number: '5060 6600 0000 0064', outcome: 'The answer gets lost: Harbour asks again and finds it paid' },
];

const columns: readonly Column<TestCard>[] = [
  { key: 'number', header: 'Card number', cell: ({ number }) => <Code>{number}</Code> },
  { key: 'outcome', header: 'What happens', cell: ({ outcome }) => outcome },
];

/** Test cards, so that a first payment takes minutes. */
export function TryIt() {
  return (
    <section id="try" className={container}>
      <div className={`${section} ${ruled} ${split}`}>
        <SectionHead topic="Try it" title="Practise before anybody pays">
          In test mode these card numbers work with any future date and any security code. Real cards are
          refused there, so nobody pays by mistake.
        </SectionHead>
        <Card padding="none">
          <Table label="Test cards" rows={cards} rowKey={({ number }) => number} columns={columns} />
        </Card>
      </div>
    </section>
  );
}
