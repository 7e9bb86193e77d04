/** Where a visitor wanted to go before signing in, carried in the address of the sign-in page. Only paths of this site count. */
export function withReturn(page: '/login' | '/register', wanted: string): string {
  return wanted === '/' || wanted === '/home' ? page : `${page}?return=${encodeURIComponent(wanted)}`;
}

export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('return') ?? '';
  return /^\/(?![/\\])/.test(wanted) ? wanted : '/home';
}
