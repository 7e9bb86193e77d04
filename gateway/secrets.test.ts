// The process log and the security log never contain a password, token, cookie or form of a member, whatever they do and whatever fails.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { untilFound } from '@kloak/platform/testing/until.ts';
import { confirmationToken } from '@kloak/proto/client/confirmation-token.ts';
import { parseCookie } from 'cookie';
import { pino } from 'pino';
import { io } from 'socket.io-client';
import { loadServices } from '../deploy/services.ts';
import { postAvatar } from './testing/avatar.ts';
import { openPhoto, postBytes } from './testing/photo.ts';
import { type Person, password, startVault, type Vault } from './testing/vault.ts';

let vault: Vault;
let anna: Person;
const lines: string[] = [];
/** Secrets by name; no line may contain one. */
const secrets = new Map<string, string>();
const passwords = {
  right: password,
  wrong: 'Wrong-Lunch-77',
  next: 'Monday-Lunch-2',
  reset: 'Tuesday-Lunch-3',
  weak: 'bertha-weak',
  torn: 'Torn-Lunch-4',
  asked: 'Query-Lunch-5',
};

const consoles = ['log', 'warn', 'error'] as const;
const before = { ...console };

const rememberCookies = (whose: string, who: Pick<Person, 'cookies'>) => {
  for (const [name, value] of Object.entries(parseCookie(who.cookies(), { decode: (sent) => sent })))
    if (value !== undefined && name !== 'kloak-at') secrets.set(`${name} of ${whose}`, value);
};

beforeAll(async () => {
  for (const [which, text] of Object.entries(passwords)) secrets.set(`the ${which} password`, text);
  for (const name of consoles) console[name] = (...said: unknown[]) => void lines.push(said.map(String).join(' '));
  vault = await startVault(await loadServices(), { limits: true, log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }) });
  anna = await vault.join('anna');
  rememberCookies('the registration', anna);
});
afterAll(async () => {
  await vault.close();
  Object.assign(console, before);
});

/** The test of all the others, at the end. */
function expectNoSecrets(): void {
  const text = [...lines, readFileSync(join(vault.harness.dataDir, 'security.jsonl'), 'utf8')].join('\n');
  expect(text).toContain('"path":"/api/users/login"');
  const found = [...secrets].filter(([, secret]) => text.includes(secret) || text.includes(encodeURIComponent(secret))).map(([what]) => what);
  expect(found).toEqual([]);
}
afterEach(expectNoSecrets);

it('of signing in, with right and wrong passwords, whole and torn', async () => {
  const who = vault.guest();
  await who.send('/api/users/login', { body: { email: anna.email, password: passwords.right, remember: true } });
  rememberCookies('a session', who);
  await who.send('/api/users/login', { body: { email: anna.email, password: passwords.wrong } });
  await who.send('/api/users/login', { body: `{"email":"${anna.email}","password":"${passwords.torn}` });
  await who.send(`/api/users/login?password=${passwords.asked}`, { method: 'GET' });
  await who.send(`/api/users/login?password=${passwords.asked}`, {
    body: { email: anna.email, password: [passwords.wrong], password2: { $ne: passwords.torn } },
  });
  for (let time = 0; time < 25; time++) await who.send('/api/users/login', { body: { email: anna.email, password: passwords.wrong } });
  await who.send('/api/users/logout');
});

it('of registering, and of the tokens in letters', async () => {
  const guest = vault.guest();
  await guest.send('/api/users/register', { body: { username: 'bertha', email: 'bertha@example.org', password: passwords.weak, image: '' } });
  await guest.call('POST /api/users/register', { username: 'bertha', email: 'bertha@example.org', password: passwords.right, image: '' });
  const token = await untilFound('a letter', async () =>
    confirmationToken((await vault.harness.messages()).find(({ to }) => to === 'bertha@example.org')?.text),
  );
  secrets.set('the token of an address', token);
  await vault.guest().send('/api/users/verify', { body: { token: `${token}x` } });
  await vault.guest().fetch(`/confirm-email/${token}`);
  await guest.send('/api/users/verify', { body: { token } });

  await guest.call('POST /api/users/send-password-reset', { username: 'bertha' });
  const reset = await vault.resetToken('bertha@example.org');
  secrets.set('the token of a new password', reset);
  await guest.fetch(`/reset-password/${reset}`);
  for (const token of [reset, `${reset}x`]) await guest.send(`/api/users/is-valid-password-reset-token/${token}`, { method: 'GET' });
  await guest.send('/api/users/reset-password', { body: { token: `${reset}x`, password: passwords.reset } });
  await guest.call('POST /api/users/reset-password', { token: reset, password: passwords.reset });
  rememberCookies('bertha', guest);
});

it('of cookies and tokens that are none, stolen or of sockets', async () => {
  const guest = vault.guest();
  for (const name of ['kloak-access', 'kloak-refresh', 'kloak-device']) {
    const made = `eyJhbGciOiJub25lIn0.made-up-${name}`;
    secrets.set(`a made-up ${name}`, made);
    guest.setCookie(name, made);
  }
  const headers = { cookie: guest.cookies(), authorization: `Bearer ${guest.cookies()}` };
  await guest.send('/api/users/auth', { method: 'GET', headers });
  const stolen = vault.guest();
  stolen.setCookie('kloak-refresh', parseCookie(anna.cookies(), { decode: (sent) => sent })['kloak-refresh']);
  for (let time = 0; time < 3; time++) await stolen.send('/api/users/auth', { method: 'GET' });
  rememberCookies('a stolen session', stolen);
  for (const cookie of [headers.cookie, anna.cookies()]) {
    const socket = io(vault.base, { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders: { cookie } });
    await new Promise((done) => socket.once('connect', () => done(undefined)).once('connect_error', done));
    socket.disconnect();
  }
});

it('of forms, right, changed and torn', async () => {
  const carla = await vault.join('carla');
  rememberCookies('carla', carla);
  const bytes = await drawPhoto({ seed: 1, format: 'png' });
  const { form } = await openPhoto(carla, bytes);
  for (const [name, value] of Object.entries(form.fields)) if (value.length > 40) secrets.set(`the field ${name} of a form`, value);
  expect(secrets.size).toBeGreaterThan(15);
  await postBytes(carla, { ...form, fields: { ...form.fields, 'Content-Type': 'text/html' } }, bytes);
  await postBytes(carla, form, bytes.subarray(1));
  await postBytes(carla, form, bytes);
  await postAvatar(carla, { bytes: Buffer.from('no picture') });
  await postAvatar(carla, { bytes });
  await carla.send('/api/users/change-password', { body: { password: passwords.wrong, newPassword: passwords.next } });
  await carla.call('POST /api/users/change-password', { password: passwords.right, newPassword: passwords.next });
  await vault.harness.settled();
});
