import { normalizeName } from './names.ts';
import { screenNames } from './screen-names.ts';

/** Ours: no name has it in it. */
export const productName = 'kloak';
/** Names that seem to speak for the vault, paths of the API (a test compares them with its table), other words of the product, and future paths. */
const words = [
  'admin administrator moderator root superuser sysadmin system staff support team help helpdesk security abuse postmaster webmaster hostmaster',
  'no-reply mailer-daemon everyone anonymous nobody null undefined',
  'api chatbox comment connection console library like post users storage outbox healthz readyz docs socket.io assets prepared index.html',
  'logout signin signup stripe sandbox unsubscribe about billing chat contact family info invite invites mail notifications plans pricing search',
];
/** Signs change nothing: `ad.min` is no other name than `admin`. */
export const withoutSigns = (name: string): string => name.replace(/[_.-]/g, '');

/** Compared form: without signs. */
export const reservedNames: ReadonlySet<string> = new Set([...screenNames, ...words.join(' ').split(' ')].map(withoutSigns));

export function isReserved(name: string): boolean {
  const compared = withoutSigns(normalizeName(name));
  return reservedNames.has(compared) || compared.includes(productName);
}
