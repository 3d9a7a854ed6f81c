import { Stack } from '@harbour/design-system/Stack';
import { Text } from '@harbour/design-system/Text';
import type { ReactNode } from 'react';
import { FigureLoading } from './FigureLoading.tsx';

/** A sum, and what there is to say about it: a line each. */
export interface Told {
  value: ReactNode;
  notes: readonly ReactNode[];
  /** Somebody else's words, of any length, after the notes. */
  reason?: string | null;
}

interface FigureProps {
  label: string;
  /** Missing while it is on its way. */
  told: Told | undefined;
  /** How many lines there is room for below the sum, whether there is that much to say or not. */
  lines: 1 | 2;
}

/** A sum in the balance's card, as tall before it is known as after, but for words that need more than their line. */
export function Figure({ label, told, lines }: FigureProps) {
  if (!told) {
    return (
      <div aria-busy="true">
        <FigureLoading lines={lines} />
      </div>
    );
  }
  const { value, reason } = told;
  const notes = told.notes.filter((note) => note !== null);
  const empty = lines - notes.length - (reason ? 1 : 0);
  return (
    <Stack gap={1}>
      <Text tone="muted">{label}</Text>
      <Text as="div" size="lg" weight="strong">
        {value}
      </Text>
      {notes.map((note, at) => (
        // Lines have no identity but their place.
        <Note key={`line-${at + 1}`}>{note}</Note>
      ))}
      {reason && <Note>{reason}</Note>}
      {empty > 0 && (
        <div aria-hidden="true">
          <Stack gap={1}>
            {Array.from({ length: empty }, (_, at) => (
              <Note key={`line-${at + 1}`}>{'\u00a0'}</Note>
            ))}
          </Stack>
        </div>
      )}
    </Stack>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <Text size="xs" tone="muted">
      {children}
    </Text>
  );
}
