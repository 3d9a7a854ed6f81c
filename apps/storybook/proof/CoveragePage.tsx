import { Card } from '@harbour/design-system/Card';
import { Grid } from '@harbour/design-system/Grid';
import { Link } from '@harbour/design-system/Link';
import { LinkProvider, type LinkComponentProps } from '@harbour/design-system/LinkProvider';
import { Stack } from '@harbour/design-system/Stack';
import { Stat } from '@harbour/design-system/Stat';
import { Table, type Column } from '@harbour/design-system/Table';
import coverage from 'virtual:harbour-coverage';
import type { CoverageRow } from './coverage.ts';

const figures = ['stories', 'plays', 'testFiles'] as const;
type Figure = (typeof figures)[number];

const count = new Intl.NumberFormat('en-GB');

const headers: Record<Figure, string> = {
  stories: 'States',
  plays: 'Interactions',
  testFiles: 'Unit test files',
};

const total = (rows: readonly CoverageRow[], key: Figure) => rows.reduce((sum, row) => sum + row[key], 0);

/** Storybook's own address is that of the frame around this page. */
function TopLink({ href, children, ...rest }: LinkComponentProps) {
  return (
    <a {...rest} href={href} target="_top">
      {children}
    </a>
  );
}

function columnsFor(noun: string): Column<CoverageRow>[] {
  return [
    {
      key: 'name',
      header: noun,
      phone: 'title',
      cell: (row) => (row.docs ? <Link href={`./?path=/docs/${row.docs}`}>{row.name}</Link> : row.name),
    },
    { key: 'group', header: 'Group', cell: (row) => row.group },
    ...figures.map((key) => ({
      key,
      header: headers[key],
      numeric: true as const,
      cell: (row: CoverageRow) => count.format(row[key]),
    })),
  ];
}

/** Components and screens by states and tests, and their sums. */
export function CoveragePage() {
  const { components, screens } = coverage;
  const all = [...components, ...screens];
  return (
    <LinkProvider component={TopLink}>
      <Stack gap={8}>
        <Grid columns={3}>
          <Stat
            label="Components"
            value={count.format(components.length)}
            hint={`${count.format(total(components, 'stories'))} states, ${count.format(total(screens, 'stories'))} more of screens`}
          />
          <Stat
            label="Interactions"
            value={count.format(total(all, 'plays'))}
            hint="states that are used by pointer and keyboard"
          />
          <Stat
            label="Unit test files"
            value={count.format(total(all, 'testFiles'))}
            hint="beside the components and screens"
          />
        </Grid>
        <Card title="Components" padding="none">
          <Table
            label="Components"
            columns={columnsFor('Component')}
            rows={components}
            rowKey={(row) => row.name}
          />
        </Card>
        <Card title="Screens of the apps" padding="none">
          <Table
            label="Screens"
            columns={columnsFor('Screen')}
            rows={screens}
            rowKey={(row) => `${row.group}${row.name}`}
          />
        </Card>
      </Stack>
    </LinkProvider>
  );
}
