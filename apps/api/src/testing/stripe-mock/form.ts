/** A parsed form: texts, and what brackets nest. */
export type Form = { [name: string]: string | Form | (string | Form)[] };

/** Reads a form in Stripe's notation: `card[number]=…`, `expand[0]=…`, `metadata[a]=…`. */
export function parseForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    const last = path.pop();
    if (last === undefined) continue;
    let place = form;
    for (const part of path) {
      const next = place[part];
      place = isForm(next) ? next : (place[part] = {});
    }
    place[last] = value;
  }
  return withLists(form);
}

function withLists(form: Form): Form {
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => {
      if (!isForm(value)) return [name, value];
      const nested = withLists(value);
      const isList = Object.keys(nested).every((key, index) => key === String(index));
      return [name, isList ? Object.values(nested).filter((each) => !Array.isArray(each)) : nested];
    }),
  );
}

function isForm(value: Form[string] | undefined): value is Form {
  return typeof value === 'object' && !Array.isArray(value);
}
