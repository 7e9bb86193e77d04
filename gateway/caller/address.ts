import type { IncomingMessage } from 'node:http';

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '');

/** The caller's address: our neighbour's, or what the nearest `trustedProxies` proxies say of theirs. */
export function addressOf(request: Pick<IncomingMessage, 'headers' | 'socket'>, trustedProxies: number): string {
  const told = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const hops = [...told, request.socket.remoteAddress ?? ''];
  return plain(hops[Math.max(hops.length - 1 - trustedProxies, 0)] ?? '');
}

/** Limits count an IPv6 network of one household (/64) as one address. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter((group) => group !== '').length;
  return [...groups, ...Array<string>(Math.max(missing, 0)).fill('0'), ...(tail ?? '').split(':')].slice(0, 4).join(':');
}
