import { normalForm } from './marks.ts';

/** The form in which names and addresses are compared, stored in indexes and in stream names: NFKC, lower case. Normalizing twice changes nothing more. */
export function normalizeName(text: string): string {
  return normalForm(normalForm(text, 'NFKC').toLowerCase(), 'NFKC');
}

/** The same of a mail address as somebody typed it. */
export function normalizeAddress(text: string): string {
  return normalizeName(text.trim());
}

/** Whether two addresses are one, whatever their case; none is that of nobody. */
export const isSameAddress = (one: string, other: string | undefined): boolean => other !== undefined && normalizeAddress(one) === normalizeAddress(other);
