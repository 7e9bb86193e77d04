import { connect } from 'node:net';
import { loadServices } from '../../deploy/services.ts';
import { startVault, type Vault } from '../testing/vault.ts';

let vault: Vault;
beforeAll(async () => {
  vault = await startVault(await loadServices());
});
afterAll(() => vault.close());

/** Number of answers to `count` requests sent on one connection before the first answer; the last request ends it. */
async function answered(count: number): Promise<number> {
  const { port } = vault.door.address;
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const ask = (more = '') => `GET /healthz HTTP/1.1\r\nHost: localhost:${port}\r\n${more}\r\n`;
  let got = '';
  const ended = new Promise((resolve) => socket.on('data', (part) => (got += part)).on('close', resolve));
  socket.write(ask().repeat(count - 1) + ask('Connection: close\r\n'));
  await ended;
  return got.split('HTTP/1.1 200').length - 1;
}

it('a few requests that come before they are answered are, and a flood of them ends its connection', async () => {
  expect(await answered(10)).toBe(10);
  expect(await answered(1000)).toBeLessThan(1000);
});
