// Addresses that requests to hosts of strangers may reach.
import { Resolver } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { waitAtMost } from '../../async/wait-at-most.ts';
import { isFields } from '../../codec/fields.ts';

const lookupMs = 2000;

const special: readonly [network: string, bits: number, family: 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  // Teredo and others that wrap an IPv4 address, documentation, 6to4.
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
];
const refused = new BlockList();
for (const [network, bits, family] of special) refused.addSubnet(network, bits, family);
/** All public IPv6 addresses are in here; mapped, local, private and translated ones are not. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const isIn = (list: BlockList, address: string) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

export const isLoopbackIp = (address: string): boolean => isIP(address) !== 0 && isIn(loopback, address);

/** True for an address that anybody on the internet reaches. */
export function isPublicIp(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !isIn(refused, address) && (family === 4 || isIn(global6, address));
}

/** Addresses of a host name or a literal address; none if it cannot be resolved now. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** The system's resolver, which reads the hosts file too. It occupies a thread, so names that DNS is slow about never get here. */
const bySystem = async (host: string) =>
  (
    await waitAtMost(
      lookupMs,
      lookup(host, { all: true }).catch(() => []),
    )
  )?.map(({ address }) => address) ?? [];

export const resolveHost: Resolve = async (host) => {
  const bare = host.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  if (isIP(bare) !== 0) return [bare];
  const dns = new Resolver({ timeout: lookupMs, tries: 1 });
  const asked = (way: 'resolve4' | 'resolve6') =>
    new Promise<{ found: string[]; slow: boolean }>((resolve) => {
      dns[way](bare, (error, found) => resolve({ found: error ? [] : found, slow: isFields(error) && error.code === 'ETIMEOUT' }));
    });
  const answers = await Promise.all([asked('resolve4'), asked('resolve6')]);
  const found = answers.flatMap((one) => one.found);
  return found.length > 0 || answers.some(({ slow }) => slow) ? found : bySystem(bare);
};
