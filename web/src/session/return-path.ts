const here = 'http://this.site';

/** Where a visitor wanted to go before signing in, carried in the address of the sign-in page. Only paths of this site count. */
export function withReturn(page: '/login' | '/register', wanted: string): string {
  return wanted === '/' || wanted === '/home' ? page : `${page}?return=${encodeURIComponent(wanted)}`;
}

export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('return') ?? '';
  // Read as browsers do, which drop tabs and turn backslashes; what leads elsewhere then, or would when read again, is not followed.
  const url = wanted.startsWith('/') ? addressIn(wanted) : undefined;
  const path = url && url.pathname + url.search + url.hash;
  return path !== undefined && url?.origin === here && !path.startsWith('//') ? path : '/home';
}

/** As `URL.parse`, which browsers of 2023 lack. */
function addressIn(text: string): URL | undefined {
  try {
    return new URL(text, here);
  } catch {
    return undefined;
  }
}
