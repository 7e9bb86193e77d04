import { away, json, openDevice, picture } from '../../testing/device.ts';
import { setMember } from './member.ts';
import { respond } from './respond.ts';

const device = openDevice();
const thumb = '/storage/rendition/anna/p1/640.webp';
const [stories, login, auth] = ['/api/profile/stories', '/api/users/login', '/api/users/auth'];
const [anna, ben] = [
  { isAuth: true, userId: 'anna' },
  { isAuth: true, userId: 'ben' },
];

/** Answer of the worker, after all of its work; undefined if it leaves the request to the browser. */
async function ask(path: string, init?: RequestInit): Promise<Response | undefined> {
  const work: Promise<unknown>[] = [];
  const answer = await respond({ request: new Request(`http://localhost${path}`, init), wait: (more) => work.push(more) });
  await Promise.all(work);
  return answer;
}
const call = (path: string, body: object) => ask(path, { method: 'POST', body: JSON.stringify(body) });
const isShown = async (answer: Promise<Response | undefined>) =>
  answer.then(
    (response) => response?.ok === true,
    () => false,
  );
/** Names of these answers that a device without a network shows. */
async function offline() {
  device.serve = away;
  const shown = { picture: await isShown(ask(thumb)), stories: await isShown(call(stories, { profileId: 'anna' })), auth: await isShown(ask(auth)) };
  return Object.entries(shown).flatMap(([name, is]) => (is ? name : []));
}
/** Pages of a member that were seen with a network. */
async function seenBy(member: object): Promise<void> {
  device.serve = (path) => (path.startsWith('/storage/') ? picture() : json(path === auth ? member : { stories: [] }));
  await ask(auth);
  await ask(thumb);
  await call(stories, { profileId: 'anna' });
}

beforeEach(() => setMember(undefined));

test('what a member saw is there without a network, and is marked as kept', async () => {
  await seenBy(anna);
  expect(await offline()).toEqual(['picture', 'stories', 'auth']);
  expect((await call(stories, { profileId: 'anna' }))?.headers.get('Kloak-Kept')).toBe('1');
});

test('an answer belongs to its call and body alone', async () => {
  await seenBy(anna);
  device.serve = away;
  expect(await isShown(call(stories, { profileId: 'anna', page: 2 }))).toBe(false);
});

test('a proxy without its server counts as away, a refusal of the server does not', async () => {
  await seenBy(anna);
  device.serve = () => new Response('', { status: 502 });
  expect((await ask(thumb))?.status).toBe(200);
  device.serve = () => new Response('', { status: 500 });
  expect((await ask(thumb))?.status).toBe(500);
});

test('with a network the server is asked each time', async () => {
  await seenBy(anna);
  device.serve = () => picture('as it is now');
  expect(await (await ask(thumb))?.text()).toBe('as it is now');
});

const sizeOf = (width: number | string) => `/storage/rendition/anna/p1/${width}.webp`;
/** Text of a picture that a device without a network shows. */
const shown = async (path: string) => {
  device.serve = away;
  return (await ask(path).catch(() => undefined))?.text();
};

test('another size of a picture takes its place, the larger first, but no other picture', async () => {
  await seenBy(anna);
  device.serve = (path) => picture(path);
  for (const width of [320, 1280, 'turn-7-1280']) await ask(sizeOf(width));
  expect(await Promise.all([320, 800, 'turn-7-640'].map((width) => shown(sizeOf(width))))).toEqual([320, 1280, 'turn-7-1280'].map(sizeOf));
  expect(await shown('/storage/rendition/anna/p2/640.webp')).toBeUndefined();
});

test.each([403, 404, 410])('a picture whose access has ended (%i) is dropped in all sizes', async (status) => {
  await seenBy(anna);
  device.serve = () => picture();
  await ask(sizeOf(1280));
  device.serve = () => new Response('', { status });
  await ask(sizeOf(320));
  expect(await offline()).toEqual(['stories', 'auth']);
});

test('an answer belongs to one method: a deletion is never kept', async () => {
  await seenBy(anna);
  const path = '/api/groups/group-by-id';
  device.serve = () => json({});
  expect(await ask(path, { method: 'DELETE', body: '{}' })).toBeUndefined();
  await ask(path, { method: 'POST', body: '{}' });
  device.serve = away;
  expect(await isShown(ask(path, { method: 'POST', body: '{}' }))).toBe(true);
});

test('a call with a field in its path is kept for that field alone', async () => {
  await seenBy(anna);
  device.serve = () => json({});
  await ask('/api/connection/all/anna');
  device.serve = away;
  expect(await Promise.all(['anna', 'ben', 'anna/more'].map((id) => isShown(ask(`/api/connection/all/${id}`))))).toEqual([true, false, false]);
});

describe('nothing is left', () => {
  beforeEach(() => seenBy(anna));
  afterEach(async () => {
    expect(await offline()).toEqual([]);
    expect((await caches.keys()).filter((name) => name.startsWith('kloak-member-'))).toEqual([]);
  });

  test('after signing out', async () => {
    device.serve = () => json({}, { headers: { 'Clear-Site-Data': '"cache"' } });
    await call('/api/users/logout', {});
  });
  test('when the session has ended, whatever was asked for', async () => {
    device.serve = () => json({ success: false, code: 'session-over' }, { status: 401 });
    await ask(thumb);
  });
  test('when nobody is signed in', async () => {
    device.serve = () => json({ isAuth: false });
    await ask(auth);
  });
  test('when somebody signs in', async () => {
    device.serve = () => json({});
    await call(login, {});
  });
});

test('a wrong password ends nothing', async () => {
  await seenBy(anna);
  device.serve = () => json({ success: false, code: 'bad-credentials' }, { status: 401 });
  await call('/api/users/change-password', {});
  expect(await offline()).toEqual(['picture', 'stories', 'auth']);
});

test('another member finds nothing of the one before', async () => {
  await seenBy(anna);
  device.serve = () => json(ben);
  await ask(auth);
  expect(await offline()).toEqual(['auth']);
  expect((await caches.keys()).filter((name) => name.includes('anna'))).toEqual([]);
});

test('before it is known who is signed in, nothing is kept', async () => {
  device.serve = () => picture();
  await ask(thumb);
  expect(await offline()).toEqual([]);
});

test('an answer is kept that was asked for together with the session', async () => {
  const late = Promise.withResolvers<Response>();
  device.serve = (path) => (path === auth ? json(anna) : late.promise);
  const asked = call(stories, { profileId: 'anna' });
  await ask(auth);
  late.resolve(json({ stories: [] }));
  await asked;
  expect(await offline()).toEqual(['stories', 'auth']);
});

test('an answer that arrives after the sign-out is not kept', async () => {
  await seenBy(anna);
  const late = Promise.withResolvers<Response>();
  device.serve = () => late.promise;
  const asked = ask(thumb);
  await setMember(undefined);
  await setMember('anna');
  late.resolve(picture());
  await asked;
  expect(await offline()).toEqual([]);
});

test.each([
  ['an original', '/storage/original/anna/p1', {}],
  ['a large rendition', '/storage/rendition/anna/p1/2560.webp', {}],
  ['a film', '/storage/rendition/anna/p1/film.mp4', {}],
  ['a part of a file', thumb, { headers: { Range: 'bytes=0-1' } }],
  ['a download', `${thumb}?download`, {}],
  ['a message', '/api/chatbox/submit-message', { method: 'POST', body: '{}' }],
  ['a file that is sent', '/storage', { method: 'POST', body: 'a' }],
  ['a probe', '/healthz', {}],
])('%s is left to the browser', async (_what, path, init) => {
  expect(await ask(path, init)).toBeUndefined();
});

test('a picture that is too large is not kept, nor one that the server forbids to keep', async () => {
  await seenBy(anna);
  for (const answer of [picture('a'.repeat(300_001)), picture('a', { 'Cache-Control': 'private, no-store' })]) {
    device.serve = () => answer;
    await ask('/storage/rendition/anna/p2/640.webp');
    device.serve = away;
    expect(await isShown(ask('/storage/rendition/anna/p2/640.webp'))).toBe(false);
  }
});

test('of more than 200 pictures the least recently seen are dropped', async () => {
  const at = (nth: number) => `/storage/rendition/anna/p${nth}/640.webp`;
  await seenBy(anna);
  device.serve = () => picture('a', { ETag: '"a"' });
  for (let nth = 2; nth <= 200; nth++) await ask(at(nth));
  // Seen again, so that the next one is older.
  await ask(at(2));
  for (const nth of [201, 202]) await ask(at(nth));
  device.serve = away;
  expect(await Promise.all([1, 2, 3, 4, 202].map((nth) => isShown(ask(at(nth)))))).toEqual([false, true, false, true, true]);
});
