export type Verdict = 'won' | 'lost';

/** How many filled fields and files persuade the bank where no word decides. */
const persuasive = 2;

/**
 * What the cardholder's bank makes of the evidence: lost where any text holds the word `losing_evidence`, else won where
 * one holds `winning_evidence`, else won by two filled fields or files, or more.
 */
export function verdictOf(evidence: Record<string, string>, files = 0): Verdict {
  const texts = Object.values(evidence).filter((text) => text.trim() !== '');
  if (texts.some((text) => /\blosing_evidence\b/.test(text))) return 'lost';
  if (texts.some((text) => /\bwinning_evidence\b/.test(text))) return 'won';
  return texts.length + files >= persuasive ? 'won' : 'lost';
}
