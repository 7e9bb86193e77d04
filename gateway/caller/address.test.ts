import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { addressOf, networkOf } from './address.ts';

/** A request with this header, as the server receives it. */
async function arriving(forwarded: string | undefined, look: (request: IncomingMessage) => void): Promise<void> {
  const server = createServer((request, response) => {
    look(request);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await fetch(`http://127.0.0.1:${port}`, { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } });
  server.close();
}

it.each([
  [undefined, 0, '127.0.0.1'],
  ['9.9.9.9', 0, '127.0.0.1'],
  ['1.1.1.1, 9.9.9.9', 1, '9.9.9.9'],
  ['1.1.1.1, 9.9.9.9', 2, '1.1.1.1'],
  ['1.1.1.1', 5, '1.1.1.1'],
  [undefined, 1, '127.0.0.1'],
  [' , ', 1, '127.0.0.1'],
  ['203.0.113.8:40001', 1, '203.0.113.8'],
  ['"203.0.113.8:40001"', 1, '203.0.113.8'],
  ['203.0.113.8:1, 9.9.9.9:2', 2, '203.0.113.8'],
  ['[2001:db8::1]:443', 1, '2001:db8::1'],
  ['"[2001:db8::1]:443"', 1, '2001:db8::1'],
  ['[2001:DB8:0:0::01]', 1, '2001:db8::1'],
  ['fe80::1%eth0', 1, 'fe80::1'],
  ['[fe80::1%25eth0]:443', 1, 'fe80::1'],
  ['::ffff:203.0.113.8', 1, '203.0.113.8'],
  ['::FFFF:cb00:7108', 1, '203.0.113.8'],
  ['[::ffff:203.0.113.8]:40001', 1, '203.0.113.8'],
  ['unknown', 1, 'unknown'],
])('%j behind %i proxies is %s', async (forwarded, proxies, address) => {
  expect.assertions(1);
  await arriving(forwarded, (request) => expect(addressOf(request, proxies)).toBe(address));
});

it.each([
  ['1.2.3.4', '1.2.3.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));
