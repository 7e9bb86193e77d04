import { normalizeName } from './names.ts';

/** Ours: no name has it in it. */
export const productName = 'kloak';
/** Who seems to speak for the vault; the addresses of pages and of the API, which the tests compare with their tables; those that are to come. */
const words = [
  'admin administrator moderator root superuser sysadmin system staff support team help helpdesk security abuse postmaster webmaster hostmaster',
  'no-reply mailer-daemon everyone anonymous nobody null undefined',
  'login register forgot-password home upload image video subscribed-videos albums families notification my-profile timeline profile sessions change-password confirm-email',
  'new-group group-search-result reset-password privacy terms cookies acceptable-use logout signin signup',
  'upgrade-store subscription subscription-confirm checkout-page stripe sandbox unsubscribe',
  'api chatbox comment connection console library like post users storage outbox healthz readyz docs socket.io assets prepared index.html',
  'about billing chat contact family group groups info invite invites mail notifications plans pricing reports search settings trash',
];
/** Signs change nothing: `ad.min` is no other name than `admin`. */
export const withoutSigns = (name: string): string => name.replace(/[_.-]/g, '');

/** As they are compared. */
export const reservedNames: ReadonlySet<string> = new Set(words.join(' ').split(' ').map(withoutSigns));

export function isReserved(name: string): boolean {
  const compared = withoutSigns(normalizeName(name));
  return reservedNames.has(compared) || compared.includes(productName);
}
