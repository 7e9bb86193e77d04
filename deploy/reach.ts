// Reach of an address, as far as its name shows.
import { BlockList, isIPv4, isIPv6 } from 'node:net';

const loopbackNames = ['localhost', '127.0.0.1', '[::1]', '::1'];
export const isLoopback = (host: string): boolean => loopbackNames.includes(host) || host.endsWith('.localhost');

/** Suffixes of home and company networks: `.local` from multicast DNS, `.home.arpa` from RFC 8375, `.internal` reserved by ICANN. */
const privateEndings = ['.local', '.home', '.home.arpa', '.lan', '.internal'];

const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv4');
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

/** True if strangers may reach the host: no loopback or private address, no name of a private network, no single word. */
export function isPublicHost(hostname: string): boolean {
  const host = hostname
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');
  if (isLoopback(host)) return false;
  if (isIPv4(host)) return !privateNetworks.check(host, 'ipv4');
  if (isIPv6(host)) return !privateNetworks.check(host, 'ipv6');
  return host.includes('.') && !privateEndings.some((ending) => host.endsWith(ending));
}
