// Bytes on their way when a right ends: the rest is not delivered.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, createServer, get, IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { embeddedLive } from '@kloak/platform/embedded/live/live.ts';
import { Refusal, unavailable } from '@kloak/platform/errors.ts';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { seedEvent } from '@kloak/platform/testing/seed-event.ts';
import { until } from '@kloak/platform/testing/until.ts';
import { wakeUps } from '@kloak/platform/wake-ups.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { formOf, openUpload, postFile, publishAll } from '@kloak/proto/client/upload.ts';
import type { FormFile } from '@kloak/proto/client/visitor.ts';
import { loadServices } from '../../deploy/services.ts';
import { startSlowPost } from '../testing/locked-post.ts';
import { readZip } from '../testing/read-zip.ts';
import { type Person, password, startVault, type Vault } from '../testing/vault.ts';
import { runningAnswers } from './running-answers.ts';

/** More than the system buffers for a connection whose reader waits. */
const fileBytes = 16_000_000;
const names = ['1.jpg', '2.jpg', '3.jpg', '4.jpg'];

let vault: Vault;
let anna: Person;
let ben: Person;
let photos: { id: string; url: string }[] = [];

/** Quick to render and slow to send. */
async function longPhoto(fileName: string, seed: number): Promise<FormFile> {
  return { fileName, type: 'image/jpeg', bytes: Buffer.concat([await drawPhoto({ seed }), randomBytes(fileBytes)]) };
}

/** Gives Ben a plan that includes archives of others' items. */
async function letBenDownload() {
  await anna.call('POST /api/profile/change-sharing', { profileId: anna.id, downloads: true });
  const after = { customer: '', subscription: 's', plan: 'plan-1tb', periodEnd: '2100-01-01T00:00:00.000Z', cancels: false, changes: 1 };
  await seedEvent(vault.harness, 'billing', `subscription:${ben.id}`, ben.id, { type: 'PlanStarted', data: { member: ben.id, after } });
  await vault.harness.settled();
}

beforeAll(async () => {
  vault = await startVault(await loadServices());
  [anna, ben] = await Promise.all([vault.join('anna'), vault.join('ben')]);
  const files = await Promise.all(names.map(longPhoto));
  const opened = await openUpload(anna, files);
  for (const file of files) await postFile(anna, opened, file);
  const posts = await publishAll(anna, opened, { title: 'Beach', privacy: 'FAMILY_ONLY' });
  await vault.harness.settled();
  photos = posts.map(({ _id, image }) => ({ id: _id, url: image?.filePath ?? '' }));
  await letBenDownload();
});
afterAll(() => vault.close(), 30_000);
beforeEach(async () => {
  await connectMembers(anna, ben).catch(() => undefined);
});

/** An answer whose reader has taken its first bytes, and waits. */
async function begun(who: Person, path: string) {
  const answer = await who.fetch(path);
  expect(answer.status).toBe(200);
  const reader = answer.body?.getReader();
  const parts = [(await reader?.read())?.value ?? new Uint8Array()];
  return {
    size: Number(answer.headers.get('content-length')),
    /** All remaining bytes, and whether the connection broke. */
    async rest() {
      try {
        for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) parts.push(read.value);
        return { bytes: Buffer.concat(parts), broke: false };
      } catch {
        return { bytes: Buffer.concat(parts), broke: true };
      }
    },
    /** The same, taken piece by piece, now and then. */
    async dripping() {
      let broke = false;
      await until('it is over', async () => {
        const read = await reader?.read().catch(() => undefined);
        broke = read === undefined;
        if (read?.value) parts.push(read.value);
        return broke || read?.done === true;
      });
      return { bytes: Buffer.concat(parts), broke };
    },
  };
}

const archiveOf = async (who: Person, scope: object) =>
  (await who.call('POST /api/post/prepare-archive', { profileId: who.id, scope: 'all', ...scope })).archive.fileUrl;
const disconnect = () => anna.call('POST /api/connection/reject', { profileFrom: anna.id, profileTo: ben.id });

/** Elsewhere, in another browser. */
async function endAllSessions(who: Person) {
  const other = vault.guest();
  await other.call('POST /api/users/login', { email: who.email, password });
  await other.call('POST /api/users/end-session', { all: true });
}

/** Signs in again in a new browser. */
async function again(who: Person): Promise<Person> {
  const browser = vault.guest();
  await browser.call('POST /api/users/login', { email: who.email, password });
  return { ...who, ...browser };
}

it.each([
  ['an original', async () => photos[0]?.url ?? ''],
  ['an archive', () => archiveOf(ben, { ownerId: anna.id })],
])('%s of another breaks off once the two are not connected any more', async (_name, path) => {
  const answer = await begun(ben, await path());
  await disconnect();
  const { bytes, broke } = await answer.dripping();
  expect(broke).toBe(true);
  expect(bytes.length).toBeLessThan(answer.size);
});

it.each([
  ['an original', async () => photos[0]?.url ?? ''],
  ['an archive', () => archiveOf(anna, {})],
])('%s breaks off once the session has ended, wherever that was', async (_name, path) => {
  const browser = await again(anna);
  const answer = await begun(browser, await path());
  await endAllSessions(anna);
  const { bytes, broke } = await answer.dripping();
  expect(broke).toBe(true);
  expect(bytes.length).toBeLessThan(answer.size);
  anna = await again(anna);
});

it('an archive goes on without what its owner does not share any more, and says so in its place', async () => {
  const answer = await begun(ben, await archiveOf(ben, { ownerId: anna.id }));
  // The newest comes first.
  const last = photos[0]?.id ?? '';
  await anna.call('POST /api/post/change-privacy', { posts: [last], privacy: 'PRIVATE', profileId: anna.id });
  const { bytes, broke } = await answer.rest();
  expect(broke).toBe(false);
  const entries = (await readZip(bytes)).map(({ name }) => name.endsWith('.txt'));
  expect(entries).toEqual([false, false, false, true]);
});

it('a file that is being posted is given up once the session has ended', async () => {
  const browser = await again(anna);
  const bytes = randomBytes(100_000);
  const opened = await openUpload(browser, [{ fileName: 'late.jpg', type: 'image/jpeg', bytes }]);
  const post = await startSlowPost(vault.base, browser, formOf(opened, 'late.jpg'), { fileName: 'late.jpg', type: 'image/jpeg', bytes }, 5_000);
  let outcome: unknown;
  void post.answer.then(
    ({ status }) => (outcome = status),
    () => (outcome = 'cut'),
  );
  await browser.call('GET /api/users/auth', {});
  await endAllSessions(anna);
  await until('it is over', () => outcome !== undefined);
  expect(['cut', 401]).toContain(outcome);
  anna = await again(anna);
});

describe('an answer on its way', () => {
  const live = embeddedLive();
  let nowMs = 0;
  const answers = runningAnswers(live, { nowMs: () => nowMs, recheckMs: 10 });
  let asked = 0;
  let refusal: Refusal | undefined;
  const again = async () => {
    asked += 1;
    if (refusal) throw refusal;
  };
  const server = createServer(async (_request, response) => {
    await answers.watch(response, async () => undefined, again);
    response.write('a part');
  });
  const open: ClientRequest[] = [];
  beforeAll(() => new Promise<void>((listening) => server.listen(0, () => listening())));
  beforeEach(() => {
    refusal = undefined;
  });
  afterAll(() => {
    answers.close();
    for (const request of open) request.destroy();
    server.close();
  });

  /** Starts an answer, and returns a promise of its end after the first part arrived. */
  async function beginOne() {
    const address = server.address();
    const request = get({ port: typeof address === 'object' ? address?.port : 0 });
    open.push(request);
    const ended = new Promise<string>((resolve) => {
      const broken = () => resolve('broken');
      request.on('error', broken).on('response', (response) => response.on('error', broken).on('end', () => resolve('whole')));
    });
    const [response]: IncomingMessage[] = await once(request, 'response');
    await once(response ?? request, 'data');
    return { ended };
  }
  /** Waits until all current connections were checked once. */
  const askedAgain = async () => {
    const before = asked;
    await until('it is asked again, twice', () => asked > before + 1);
  };

  it('is asked for every so often, though nobody is woken, and ends with its right', async () => {
    const { ended } = await beginOne();
    await askedAgain();
    refusal = new Refusal('forbidden', 'not-yours', 'No.');
    expect(await ended).toBe('broken');
  });

  it('goes on while nobody can be asked, for a minute', async () => {
    const { ended } = await beginOne();
    refusal = unavailable('Media');
    await askedAgain();
    nowMs += 59_000;
    await askedAgain();
    const running = await Promise.race([ended, askedAgain().then(() => 'running')]);
    expect(running).toBe('running');
    nowMs += 2_000;
    expect(await ended).toBe('broken');
  });

  it.each(Object.values(wakeUps))('is asked for at once when any process says %s', async (name) => {
    const patient = runningAnswers(live, { nowMs: () => nowMs, recheckMs: 2 ** 30 });
    const { promise, resolve } = Promise.withResolvers<void>();
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    await patient.watch(
      response,
      async () => undefined,
      async () => resolve(),
    );
    live.wake(name);
    await promise;
    patient.close();
  });

  it('whose right ended while it was asked for is asked for again', async () => {
    const patient = runningAnswers(live, { nowMs: () => nowMs, recheckMs: 2 ** 30 });
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    const { promise, resolve } = Promise.withResolvers<void>();
    await patient.watch(
      response,
      async () => patient.askAgain(),
      async () => resolve(),
    );
    await promise;
    patient.close();
  });
});
