import { addressIn } from '@kloak/proto/rules/text/address-in.ts';

const here = 'http://this.site';

/** Adds the page that a visitor wanted before signing in to the address of the sign-in page. Only paths of this site are accepted. */
export function withReturn(page: '/login' | '/register', wanted: string): string {
  return wanted === '/' || wanted === '/home' ? page : `${page}?return=${encodeURIComponent(wanted)}`;
}

export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('return') ?? '';
  // Parsed as browsers do, which drop tabs and convert backslashes. A path that leads to another site, now or after a second parse, is not followed.
  const url = wanted.startsWith('/') ? addressIn(wanted, here) : undefined;
  const path = url && url.pathname + url.search + url.hash;
  return path !== undefined && url?.origin === here && !path.startsWith('//') ? path : '/home';
}
