// Runs of marks at every door: they are refused before anything normalizes them. See [Note: Runs of marks].
import { maxMarksInRow } from '@kloak/proto/rules/text/marks.ts';
import { io } from 'socket.io-client';
import { loadServices } from '../../deploy/services.ts';
import { type Person, startVault, type Vault } from '../testing/vault.ts';

let vault: Vault;
let anna: Person;
beforeAll(async () => {
  vault = await startVault(await loadServices());
  anna = await vault.join('anna');
});
afterAll(() => vault.close());

/** Two kinds of marks in alternation, which normalization must sort repeatedly. */
const marks = (count: number) => '\u0345\u0327'.repeat(count / 2);
const refused = { status: 400, body: { success: false, code: 'too-many-marks', message: expect.stringContaining('30'), requestId: expect.any(String) } };
/** Limit for a refusal: the best CPU time of several attempts, so that other load on the machine cannot fail the test. */
const maxMs = 60;

async function expectRefused(send: () => Promise<object>): Promise<void> {
  const times: number[] = [];
  for (let time = 0; time < 4; time++) {
    const before = process.threadCpuUsage();
    expect(await send()).toMatchObject(refused);
    const { user, system } = process.threadCpuUsage(before);
    times.push((user + system) / 1000);
  }
  expect(Math.min(...times)).toBeLessThan(maxMs);
}

describe('are refused', () => {
  it('in the token of a mail', () => expectRefused(() => vault.guest().send('/api/users/verify', { body: { token: `a${marks(15_900)}` } })));

  it('in a message', () =>
    expectRefused(() => anna.send('/api/chatbox/submit-message', { body: { messageBody: `a${marks(45_000)}`, profile: anna.id, profileTo: anna.id } })));

  it('in what several items are described with', () =>
    expectRefused(() => {
      const mediaData = { title: 'Lake', description: `a${marks(39_000)}`, privacy: 'PRIVATE' };
      return anna.send('/api/upload/updateAll', { body: { allPosts: ['a', 'b', 'c'], profileId: anna.id, mediaData } });
    }));

  it('in the name of a file', () =>
    expectRefused(() =>
      anna.send('/api/upload/uploadFilesV2', {
        body: { profileId: anna.id, allFiles: [{ fileName: `${marks(200_000)}.jpg`, fileSize: 1, type: 'image/jpeg' }] },
      }),
    ));

  it('in a new account, in its own words', async () => {
    const body = { username: `a${marks(300)}`, email: `a${marks(300)}@example.org`, password: `a${marks(900)}` };
    await expectRefused(() => vault.guest().send('/api/users/register', { body }));
    expect((await vault.guest().send('/api/users/register', { body })).body.err).toEqual({ errmsg: refused.body.message });
  });

  it('where nobody looks for a text, and in the names of fields', async () => {
    await expectRefused(() => vault.guest().send('/api/users/login', { body: { email: 'a', password: 'b', more: [{ deep: [marks(40_000)] }] } }));
    await expectRefused(() => vault.guest().send('/api/users/login', { body: { email: 'a', password: 'b', [`a${marks(40_000)}`]: 1 } }));
    const escaped = JSON.stringify({ email: 'a', password: 'b' }).replace('a', `a${'\\u0345\\u0327'.repeat(5000)}`);
    await expectRefused(() => vault.guest().send('/api/users/login', { body: escaped }));
  });

  it.each([
    ['the path of a call', '/api/users/username/'],
    ['the address of a mail in a path', '/api/users/email/'],
    ['the token in a path', '/api/users/is-valid-password-reset-token/'],
    ['a query', '/api/users/auth?a='],
    ['the path of a file', '/storage/'],
    ['the path of an archive', '/storage/archive/'],
    ['the path of a page', '/'],
    ['the link that ends mails', '/unsubscribe/'],
    ['the page of the sandbox', '/sandbox/'],
  ])('in %s', (_what, path) => expectRefused(() => anna.send(path + encodeURIComponent(`a${marks(2000)}`), { method: 'GET' })));

  it('in the names of queries, and where other parts of an address cannot be read', async () => {
    await expectRefused(() => anna.send(`/api/users/auth?${encodeURIComponent(marks(2000))}=1`, { method: 'GET' }));
    await expectRefused(() => anna.send(`/api/users/auth?%E0%A4%A=1&b=${encodeURIComponent(marks(2000))}`, { method: 'GET' }));
  });

  it.each(['kloak-access', 'kloak-refresh', 'kloak-at', 'kloak-device', 'other'])('in the cookie %s', (name) =>
    expectRefused(() => vault.guest().send('/api/users/auth', { method: 'GET', headers: { cookie: `%E0=1; ${name}=${encodeURIComponent(marks(2000))}` } })),
  );

  it('in the fields of a form', async () => {
    const form = () => {
      const fields = new FormData();
      for (const [name, value] of Object.entries({ profileId: anna.id, userId: anna.id, more: marks(300) })) fields.set(name, value);
      fields.set('file', new Blob(['x'], { type: 'image/png' }), 'a.png');
      return fields;
    };
    const response = await anna.fetch('/api/users/updateUserImage', { method: 'POST', body: form() });
    expect({ status: response.status, body: await response.json() }).toMatchObject(refused);
  });

  it('in what a page says on its socket', async () => {
    const socket = io(vault.base, { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders: { cookie: anna.cookies() } });
    try {
      await new Promise<void>((resolve) => socket.once('connect', resolve));
      expect(await socket.emitWithAck('chatProfileRoom', `a${marks(30)}`)).toMatchObject({ code: 'not-you' });
      expect(await socket.emitWithAck('chatProfileRoom', [{ a: marks(1000) }])).toMatchObject({ success: false, code: 'too-many-marks' });
    } finally {
      socket.disconnect();
    }
  });
});

it('are taken as far as languages go', async () => {
  const query = `z${marks(maxMarksInRow)} ที่นี่ שִׁירָה བསྒྲུབས Nguye\u0302\u0303n 👩‍👩‍👧❤️`;
  expect(await anna.send('/api/users/find-profile', { body: { query } })).toMatchObject({ status: 404 });
  expect(await anna.send(`/api/users/username/${encodeURIComponent(query)}`, { method: 'GET' })).toMatchObject({ status: 200 });
});
