/** What another party may say that jsonb would refuse: emoji that are cut in the middle at one length or the next, and a NUL. */
export const AWKWARD_WORDS = ['😀'.repeat(400), `x${'😀'.repeat(400)}`, 'No\0 balance.'] as const;
