/**
 * The form in which names and addresses are compared, stored in indexes and in stream names: NFKC, lower case. Folding twice is
 * folding once.
 */
export function normalizeName(text: string): string {
  return text.normalize('NFKC').toLowerCase().normalize('NFKC');
}
