import { isPublicHost } from './reach.ts';

const hostOf = (address: string) => new URL(address).hostname;

it.each([
  'http://localhost:8080',
  'http://vault.localhost',
  'http://127.0.0.1',
  'http://127.1.2.3',
  'http://[::1]:8080',
  'http://10.1.2.3',
  'http://172.16.0.9',
  'http://172.31.255.9',
  'https://192.168.178.20:8443',
  'http://169.254.3.4',
  'http://100.101.102.103',
  'http://[fd12:3456::1]',
  'http://[fe80::1]',
  'http://[::ffff:192.168.1.4]',
  'https://photos.local',
  'https://Photos.LOCAL.',
  'https://photos.fritz.home',
  'https://photos.home.arpa',
  'https://photos.lan',
  'http://nas:8080',
])('%s reaches nobody outside', (address) => {
  expect(isPublicHost(hostOf(address))).toBe(false);
});

it.each([
  'https://photos.example.org',
  'http://8.8.8.8',
  'http://172.32.0.1',
  'http://[2606:4700::1111]',
  'http://[::ffff:8.8.8.8]',
  'https://local.example.org',
  'https://mylocal',
  'https://photos.homes',
])('%s is %s', (address) => {
  expect(isPublicHost(hostOf(address))).toBe(address !== 'https://mylocal');
});
