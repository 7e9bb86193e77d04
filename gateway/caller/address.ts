import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '');

/** The caller's address: our neighbour's, or what the nearest `trustedProxies` proxies say of theirs. */
export function addressOf(request: IncomingMessage, trustedProxies: number): string {
  return plain(proxyAddr(request, (_address, hop) => hop < trustedProxies));
}

/** Limits count an IPv6 network of one household (/64) as one address. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter((group) => group !== '').length;
  return [...groups, ...Array<string>(Math.max(missing, 0)).fill('0'), ...(tail ?? '').split(':')].slice(0, 4).join(':');
}
