import { Stack } from '@harbour/design-system/Stack';
import { Text } from '@harbour/design-system/Text';
import type { ReactNode } from 'react';
import { FigureLoading } from './FigureLoading.tsx';

/** A sum, and what there is to say about it: a line each. */
export interface Told {
  value: ReactNode;
  notes: readonly ReactNode[];
}

interface FigureProps {
  label: string;
  /** Missing while it is on its way. */
  told: Told | undefined;
  /** How many notes there is room for, whether there are that many or not. */
  lines: 1 | 2;
}

/** A sum in the balance's card, as tall before it is known as after. */
export function Figure({ label, told, lines }: FigureProps) {
  if (!told) return <FigureLoading lines={lines} />;
  return (
    <Stack gap={1}>
      <Text tone="muted">{label}</Text>
      <Text as="div" size="lg" weight="strong">
        {told.value}
      </Text>
      {Array.from({ length: lines }, (_, at) => (
        // Lines have no identity but their place.
        <Text key={`line-${at + 1}`} size="xs" tone="muted">
          {told.notes[at] ?? '\u00a0'}
        </Text>
      ))}
    </Stack>
  );
}
