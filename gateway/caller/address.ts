import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddr from 'proxy-addr';

const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;
const bytesOf = (word: string) => [Number.parseInt(word, 16) >> 8, Number.parseInt(word, 16) & 0xff];

/** Canonical form of an address, without additions of proxies: `203.0.113.8:40001`, `[2001:db8::1]:443`, `fe80::1%eth0`, `::ffff:203.0.113.8`. */
function plain(address: string): string {
  const [beforeZone = ''] = address.split('%');
  const bare = beforeZone
    .trim()
    .replaceAll('"', '')
    .replace(/^\[([^\]]*)(?:\](?::\d+)?)?$/, '$1')
    .replace(/^((?:\d{1,3}\.){3}\d{1,3}):\d+$/, '$1');
  if (!isIPv6(bare)) return bare;
  const short = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [, high, low] = mapped.exec(short) ?? [];
  return high === undefined || low === undefined ? short : [...bytesOf(high), ...bytesOf(low)].join('.');
}

/** Caller's address: the neighbour's, or the one that the nearest `trustedProxies` proxies report. */
export function addressOf(request: IncomingMessage, trustedProxies: number): string {
  return plain(proxyAddr(request, (_address, hop) => hop < trustedProxies));
}

const isNear = proxyAddr.compile(['loopback', 'linklocal', 'uniquelocal']);
const forwardedHeaders = ['x-forwarded-for', 'x-real-ip', 'forwarded'];

/** True if a neighbour in our own network forwards requests: then one address may be everybody. */
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
