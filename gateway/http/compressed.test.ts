import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { loadServices } from '../../deploy/services.ts';
import { startVault, type Vault } from '../testing/vault.ts';

let vault: Vault;
beforeAll(async () => {
  vault = await startVault(await loadServices());
});
afterAll(() => vault.close());

/** Raw answer, before any decompression. */
async function ask(path: string, accepts: string) {
  const asked = request({ host: '127.0.0.1', port: vault.door.address.port, path, headers: { 'accept-encoding': accepts } });
  asked.end();
  const [message]: IncomingMessage[] = await once(asked, 'response');
  if (message === undefined) throw new Error('no answer');
  return { headers: message.headers, bytes: Buffer.concat(await message.toArray()) };
}
/** A long answer. */
const long = '/api/openapi.json';

it.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('a long answer comes as %s for who takes %s', async (encoding, accepts, unpack) => {
  const plain = await ask(long, 'identity');
  const { headers, bytes } = await ask(long, accepts);
  expect([plain.headers['content-encoding'], headers['content-encoding'], headers.vary]).toEqual([undefined, encoding, 'Accept-Encoding']);
  expect(unpack(bytes).equals(plain.bytes)).toBe(true);
  expect(bytes.length).toBeLessThan(plain.bytes.length / 4);
});

it('a short one comes as it is', async () => {
  const { headers, bytes } = await ask('/api/users/auth', 'gzip, br');
  expect([headers['content-encoding'], headers['content-length']]).toEqual([undefined, String(bytes.length)]);
  expect(JSON.parse(bytes.toString())).toMatchObject({ success: true });
});
