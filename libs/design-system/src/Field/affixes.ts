import type { ControlProps } from './Field.tsx';

/** What stands in a field's box before or after its value: a unit, or the fixed part of an address. */
type Affix = 'prefix' | 'suffix';

export function affixId(controlId: string, affix: Affix): string {
  return `${controlId}-${affix}`;
}

/** The ids that describe a control whose affixes are words: these first ("NGN", "days"), then what the field says of it. */
export function describedBy(
  { id, 'aria-describedby': notes }: Pick<ControlProps, 'id' | 'aria-describedby'>,
  affixes: readonly Affix[],
): string | undefined {
  return [...affixes.map((affix) => affixId(id, affix)), notes].filter(Boolean).join(' ') || undefined;
}
