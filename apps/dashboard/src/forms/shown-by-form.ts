/** `meta` of a mutation whose errors a form shows beside its fields, so that no toast repeats them. */
export const shownByForm = { errors: 'shown' } as const;
