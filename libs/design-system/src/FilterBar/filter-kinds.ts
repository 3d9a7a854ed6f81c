import { isCalendarDate } from '@harbour/domain/date-range';

interface Reading<Value> {
  /** Absent where nothing of it can be used. */
  value?: Value;
  problem?: { value: string; message: string };
}

/** How one filter stands in the address. */
export interface Filter<Value> {
  /** @param written the parameter's values, none of them blank; at least one */
  read: (written: readonly string[]) => Reading<Value>;
  // A method, so that filters of different values can stand in one set.
  write(value: Value): readonly string[];
}

/** Words that are searched for; blanks around them do not count. Longer ones than `maxLength` (100) are reported, not cut. */
export function text({ maxLength = 100 }: { maxLength?: number } = {}): Filter<string> {
  return single({
    read: (written) => (written.length <= maxLength ? written : undefined),
    problem: () => `at most ${maxLength} characters can be searched for.`,
  });
}

/** One of a fixed set of words. */
export function oneOf<const Choice extends string>(choices: readonly Choice[]): Filter<Choice> {
  return single({
    read: (written) => choices.find((choice) => choice === written),
    problem: (written) => `there is no “${written}”.`,
  });
}

/** Several of a fixed set of words, as a repeated parameter. The known ones are used, an unknown one is reported. */
export function manyOf<const Choice extends string>(choices: readonly Choice[]): Filter<readonly Choice[]> {
  return {
    read(written) {
      const value = choices.filter((choice) => written.includes(choice));
      const unknown = written.find((each) => !choices.some((choice) => choice === each));
      return {
        ...(value.length > 0 && { value }),
        ...(unknown !== undefined && {
          problem: { value: unknown, message: `there is no “${unknown}”.` },
        }),
      };
    },
    write: (value) => choices.filter((choice) => value.includes(choice)),
  };
}

/** A day of the calendar, `2026-03-31`. Which instant it begins at is for the time zone of the list to say. */
export function day(): Filter<string> {
  return single({
    read: (written) => (isCalendarDate(written) ? written : undefined),
    problem: (written) => `“${written}” is not a day like 2026-03-31.`,
  });
}

/** The ID of one thing, `plk_…`: a prefix and 26 characters of a ULID. */
export function idOf(prefix: string): Filter<string> {
  const pattern = new RegExp(`^${prefix}_[0-7][0-9a-hjkmnp-tv-z]{25}$`);
  return single({
    read: (written) => (pattern.test(written) ? written : undefined),
    problem: (written) => `“${written}” is not an ID like ${prefix}_….`,
  });
}

/** A whole number within bounds: amounts in minor units, sizes of pages. */
export function wholeNumber({
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
}: { min?: number; max?: number } = {}): Filter<number> {
  return single({
    read(written) {
      const value = /^-?\d{1,16}$/.test(written) ? Number(written) : Number.NaN;
      return Number.isSafeInteger(value) && value >= min && value <= max ? value : undefined;
    },
    problem: (written) => `“${written}” is not a whole number from ${min} to ${max}.`,
  });
}

function single<Value extends string | number>(kind: {
  read: (written: string) => Value | undefined;
  problem: (written: string) => string;
}): Filter<Value> {
  return {
    read([first = '', ...others]) {
      const written = first.trim();
      const value = kind.read(written);
      if (value === undefined) return { problem: { value: written, message: kind.problem(written) } };
      const other = others.find((each) => each.trim() !== written);
      if (other === undefined) return { value };
      return { value, problem: { value: other, message: `it is given twice; “${written}” counts.` } };
    },
    write: (value) => [String(value).trim()].filter((written) => written !== ''),
  };
}
