const here = 'http://this.site';

/** Where a visitor wanted to go before signing in, carried in the address of the sign-in page. Only paths of this site count. */
export function withReturn(page: '/login' | '/register', wanted: string): string {
  return wanted === '/' || wanted === '/home' ? page : `${page}?return=${encodeURIComponent(wanted)}`;
}

export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('return') ?? '';
  if (!wanted.startsWith('/') || !URL.canParse(wanted, here)) return '/home';
  // Read as browsers do, which drop tabs and turn backslashes; what leads elsewhere then, or would when read again, is not followed.
  const url = new URL(wanted, here);
  const path = url.pathname + url.search + url.hash;
  return url.origin === here && !path.startsWith('//') ? path : '/home';
}
