// tldts knows the endings of addresses by the Public Suffix List, which changes every month.
import { normalizeName } from '@kloak/proto/rules/people/names.ts';
import { parse } from 'tldts';

const dots = (text: string) => text.split('.').filter((part) => part !== '');

/** True if programs would turn the user name into a link: it begins with `www.`, or ends like a website's address. */
export function isWebAddress(name: string): boolean {
  const parts = dots(normalizeName(name));
  if (parts.length < 2) return false;
  return parts[0] === 'www' || parse(parts.join('.'), { allowPrivateDomains: false, validateHostname: false }).isIcann === true;
}
