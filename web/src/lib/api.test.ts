import { nobodyIsIn, noPosts } from '../../testing/family.ts';
import { refuse, serve } from '../../testing/serve.ts';
import { trackPosition } from '../live/track-position.ts';
import { ApiError, mutate, query } from './api.ts';

const feed = 'POST /api/profile/find-media-byfamily';
const problem = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? error : undefined),
  );

test('an operation keeps its key over the repeats that a 503 asks for', async () => {
  let times = 0;
  const server = serve({
    'POST /api/post/download-post': () => (++times < 3 ? refuse(503, 'busy', 'Later.', {}, { 'Retry-After': '0.01' }) : { fileUrl: '/storage/original' }),
  });
  expect(await mutate('POST /api/post/download-post', { fileKey: 'original' })).toMatchObject({ fileUrl: '/storage/original' });
  const keys = server.calls.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
});

test('where nobody answers a browser that knows that it is offline says so, and any other that the server cannot be reached', async () => {
  serve({});
  const setOnline = (value: boolean) => Object.defineProperty(navigator, 'onLine', { value, configurable: true });
  const told = async () => (await problem(query(feed, { profileId: 'anna' })))?.message;
  try {
    expect(await told()).toBe('The server cannot be reached. Try again in a moment.');
    setOnline(false);
    expect(await told()).toBe('You are offline, and this is not kept on this device.');
  } finally {
    setOnline(true);
  }
});

test('two acts have two keys, a question has none', async () => {
  const server = serve({ 'POST /api/users/logout': {}, 'GET /api/users/auth': nobodyIsIn, [feed]: noPosts });
  await mutate('POST /api/users/logout', {});
  await mutate('POST /api/users/logout', {});
  await query(feed, { profileId: 'anna' });
  await query('GET /api/users/auth', {});
  const [first, second, ...questions] = server.calls.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(first).not.toBe(second);
  expect(questions).toEqual([null, null]);
});

test('fields of the path stand there, whatever they hold', async () => {
  const server = serve({ 'GET /api/users/username/{name}': { exists: true } });
  expect(await query('GET /api/users/username/{name}', { name: 'a/b ü?' })).toMatchObject({ exists: true });
  expect(server.to('GET /api/users/username/{name}')[0]?.body).toEqual({ name: 'a/b ü?' });
});

test('a refusal tells status, code, words and the id of its request', async () => {
  serve({ 'POST /api/users/verify': refuse(409, 'already-confirmed', 'Done before.') });
  const refused = { status: 409, code: 'already-confirmed', message: 'Done before.', body: { requestId: 'r1' } };
  expect(await problem(mutate('POST /api/users/verify', { token: 't' }))).toMatchObject(refused);
});

test('a lost connection is told in words', async () => {
  serve({});
  expect(await problem(query('GET /api/users/auth', {}))).toMatchObject({ status: 0, code: 'offline' });
});

test.each(['<h1>Welcome to this hotel</h1>', '', 'null', '[]', '{}', '{"success":false}'])(
  'what is no answer of the API is told in words: %j',
  async (body) => {
    globalThis.fetch = async () => new Response(body);
    expect(await problem(query('GET /api/users/auth', {}))).toMatchObject({ status: 0, code: 'bad-answer' });
  },
);

test('what was pushed goes back with the next calls', async () => {
  const server = serve({ [feed]: noPosts });
  trackPosition('one');
  trackPosition('two');
  await query(feed, { profileId: 'anna' });
  expect(server.calls[0]?.headers.get('Kloak-At')).toBe('one,two');
});
