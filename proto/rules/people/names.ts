import { normalForm } from '../text/marks.ts';

/** The form in which names and addresses are compared, stored in indexes and in stream names: NFKC, lower case. Normalizing twice changes nothing more. */
export function normalizeName(text: string): string {
  return normalForm(normalForm(text, 'NFKC').toLowerCase(), 'NFKC');
}

const ascii = /^[\0-\x7f]*$/;
/** Characters that would end the host of a URL. */
const beyondHost = /[\s/?#@:\\%[\]<>^|]/;
/** RFC 1035: no host is longer. */
const maxHostCharacters = 253;

/**
 * A mail address with its host in ASCII, as mail servers resolve it: `oma@münchen.example` is `oma@xn--mnchen-3ya.example`. The rest stays unchanged.
 */
export function withAsciiHost(address: string): string {
  const at = address.lastIndexOf('@');
  const written = address.slice(at + 1);
  if (at < 0 || ascii.test(written) || written.length > maxHostCharacters) return address;
  const host = normalizeName(written);
  if (beyondHost.test(host)) return address;
  try {
    return address.slice(0, at + 1) + new URL(`http://${host}`).hostname;
  } catch {
    return address;
  }
}

/** Folds a typed mail address. */
export function normalizeAddress(text: string): string {
  return withAsciiHost(normalizeName(text.trim()));
}

/** Compares without case; an absent address equals none. */
export const isSameAddress = (one: string, other: string | undefined): boolean => other !== undefined && normalizeAddress(one) === normalizeAddress(other);
