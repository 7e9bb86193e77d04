// Access of an attacker with a copy of the logs (such as a backup) or a key of identity, but without the master key.
import { createHmac, createPrivateKey, randomUUID, sign } from 'node:crypto';
import { digest } from '@kloak/platform/codec/keys.ts';
import { storedSecrets } from '@kloak/platform/testing/embedded-file.ts';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { joinAccessToken } from '@kloak/platform/trust/access-tokens.ts';
import { signToken } from '@kloak/platform/trust/signed-token.ts';
import { visitor } from '@kloak/proto/client/visitor.ts';
import { io } from 'socket.io-client';
import { loadServices } from '../../deploy/services.ts';
import { cookieOf, sessionOf } from '../testing/cookies.ts';
import { publishPhoto } from '../testing/photo.ts';
import { type Person, startVault, type Vault } from '../testing/vault.ts';

let vault: Vault;
let anna: Person;
let original: string;
beforeAll(async () => {
  vault = await startVault(await loadServices());
  anna = await vault.join('anna');
  const { image } = await publishPhoto(vault, anna, await drawPhoto({ seed: 1, format: 'png' }), { title: 'Beach', privacy: 'PRIVATE' });
  original = image.filePath;
});
afterAll(() => vault.close());

const monthMs = 30 * 24 * 60 * 60 * 1000;
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Access token for a session of anna's, signed with this private key. */
function accessToken(jwk: string, session: string): string {
  const { kid, ...key } = JSON.parse(jwk);
  const [exp, ends] = [600, 3600].map((seconds) => Math.floor(Date.now() / 1000) + seconds);
  const text = `${part({ alg: 'EdDSA', kid })}.${part({ sub: anna.id, sid: session, exp, ends, door: digest('secret') })}`;
  const signature = sign(null, Buffer.from(text), createPrivateKey({ key, format: 'jwk' })).toString('base64url');
  return joinAccessToken(`${text}.${signature}`, 'secret');
}

/** Access with this cookie: signed in or not, status of a private original, and of a socket. */
async function answers(name: string, value: string): Promise<{ isAuth: boolean; original: number; socket: boolean }> {
  const who = visitor(vault.base);
  who.setCookie(name, value);
  const socket = io(vault.base, { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders: { cookie: `${name}=${value}` } });
  const connected = new Promise<boolean>((resolve) => socket.once('connect', () => resolve(true)).once('connect_error', () => resolve(false)));
  const answered = { original: (await who.fetch(original)).status, socket: await connected };
  socket.disconnect();
  return { isAuth: (await who.call('GET /api/users/auth', {})).isAuth, ...answered };
}
const nothing = { isAuth: false, original: 401, socket: false };
const signingKey = () => vault.harness.running('identity').ensureSecret(`signing-key:${Math.floor(Date.now() / monthMs)}`, () => '');

it('a session that nobody began opens nothing, though its token is signed rightly', async () => {
  const key = await signingKey();
  expect(await answers('kloak-access', accessToken(key, sessionOf(anna)))).toEqual({ isAuth: true, original: 200, socket: true });
  expect(await answers('kloak-access', accessToken(key, randomUUID()))).toEqual(nothing);
  const ben = await vault.join('ben', { verified: false });
  expect(await answers('kloak-access', accessToken(key, sessionOf(ben)))).toEqual(nothing);
});

it('nothing that stands in the logs signs a token that is taken', async () => {
  await vault.harness.settled();
  const rows = ['identity', 'notification', 'billing', 'gateway'].flatMap((name) => storedSecrets(vault.harness.dataDir, name));
  const ids = rows.map(({ id }) => id);
  for (const key of ['refresh-token-key', 'confirmation-token-key', 'device-key']) expect(ids).toContain(key);
  const keys = rows.filter(({ value }) => !value.startsWith('$2'));
  for (const { value } of keys) {
    expect(JSON.parse(value)).toEqual({ master: expect.any(String), nonce: expect.any(String), bytes: expect.any(String) });
    expect(await answers('kloak-refresh', signToken(value, [anna.id, sessionOf(anna), 1]))).toEqual(nothing);
    const link = signToken(value, [anna.id, 1, Math.floor(Date.now() / 1000) + 600]);
    expect((await anna.send('/api/users/reset-password', { body: { token: link, password: 'Another-Lunch-2' } })).status).not.toBe(200);
  }
  const name = cookieOf(anna, 'kloak-device').split('.')[0] ?? '';
  const marks = keys.map(({ value }) => createHmac('sha256', value).update(`${name} ${anna.email}`).digest('base64url').slice(0, 22));
  expect(marks.filter((mark) => cookieOf(anna, 'kloak-device').includes(mark))).toEqual([]);
});
