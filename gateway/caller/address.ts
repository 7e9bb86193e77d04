import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '');

/** The caller's address: our neighbour's, or what the nearest `trustedProxies` proxies say of theirs. */
export function addressOf(request: IncomingMessage, trustedProxies: number): string {
  return plain(proxyAddr(request, (_address, hop) => hop < trustedProxies));
}

const isNear = proxyAddr.compile(['loopback', 'linklocal', 'uniquelocal']);
const forwardedHeaders = ['x-forwarded-for', 'x-real-ip', 'forwarded'];

/** A neighbour in our own network hands on what others ask: what looks like one caller is everybody. */
export function isForwardedByNeighbour({ socket, headers }: IncomingMessage): boolean {
  return isNear(plain(socket.remoteAddress ?? ''), 0) && forwardedHeaders.some((name) => headers[name] !== undefined);
}

/** Limits count an IPv6 network of one household (/64) as one address. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter((group) => group !== '').length;
  return [...groups, ...Array<string>(Math.max(missing, 0)).fill('0'), ...(tail ?? '').split(':')].slice(0, 4).join(':');
}

/** The networks around one of IPv6: its /48 and its /56, which one customer may have whole. Of IPv4 there are none. */
export function widerNetworksOf(network: string): { site: string; area: string } | undefined {
  if (!network.includes(':')) return undefined;
  const [first, second, third, fourth = '0'] = network.split(':');
  const site = [first, second, third].join(':');
  return { site, area: `${site}:${(Number.parseInt(fourth, 16) >> 8).toString(16)}` };
}
