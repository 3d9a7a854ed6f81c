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
  { number: '4000 0000 0000 3220', outcome: 'The bank asks: 1234 says yes, 3333 says no' },
  { number: '4000 0000 0000 2701', outcome: 'Confirmed by the bank without a question' },
  { number: '4000 0000 0000 9995', outcome: 'Refused: not enough money' },
  { number: '5060 6600 0000 0064', outcome: 'Approved, then silence: settled by asking the acquirer' },
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
        <SectionHead topic="Try it" title="A card network to practise on comes with it">
          In test mode these numbers work with any future date and any code. A real card is refused there, so
          nobody pays by mistake.
        </SectionHead>
        <Card padding="none">
          <Table label="Test cards" rows={cards} rowKey={({ number }) => number} columns={columns} />
        </Card>
      </div>
    </section>
  );
}
