/** As many digits as a card number has, however they are grouped. */
const LIKE_A_CARD = /\d(?:[ -]?\d){11,}/g;

/** The name of a field of a request as it may be told: what looks like a card number is never repeated. */
export function fieldName(name: string, longest: number): string {
  return name.replaceAll(LIKE_A_CARD, '…').slice(0, longest);
}
