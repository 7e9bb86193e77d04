import { ok, refuse, serve } from '../../testing/serve.ts';
import { ApiError, act, ask } from './api.ts';
import { having, isText } from './is.ts';
import { hearPosition } from './positions.ts';

const isWord = having({ word: isText });
const problem = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? error : undefined),
  );

test('an act keeps its key over the repeats that a 503 asks for', async () => {
  let times = 0;
  const server = serve({ 'POST /x': () => (++times < 3 ? { ...refuse(503), headers: { 'Retry-After': '0.01' } } : ok({ word: 'done' })) });
  expect(await act('/x', isWord, {})).toMatchObject({ word: 'done' });
  const keys = server.calls.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
});

test('two acts have two keys, a question has none', async () => {
  const server = serve({ 'POST /x': { word: 'a' }, 'GET /x': { word: 'a' } });
  await act('/x', isWord, {});
  await act('/x', isWord, {});
  await ask('/x', isWord, {});
  await ask('/x', isWord);
  const [first, second, ...questions] = server.calls.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(first).not.toBe(second);
  expect(questions).toEqual([null, null]);
});

test('a refusal tells status, code, words and request', async () => {
  serve({ 'POST /x': () => refuse(409, 'name-taken', 'Taken.') });
  expect(await problem(act('/x', isWord, {}))).toMatchObject({ status: 409, code: 'name-taken', message: 'Taken.', requestId: 'r1' });
});

test('a lost connection and an answer of another shape are problems in words', async () => {
  serve({ 'GET /x': { other: 1 } });
  expect(await problem(ask('/y', isWord))).toMatchObject({ status: 0, code: 'offline' });
  expect(await problem(ask('/x', isWord))).toMatchObject({ status: 0, code: 'bad-answer' });
});

test('what was pushed goes back with the next calls', async () => {
  const server = serve({ 'GET /x': { word: 'a' } });
  hearPosition('media.0.12,social.3.4');
  hearPosition('media.0.11');
  await ask('/x', isWord);
  expect(server.calls[0]?.headers.get('Kloak-At')).toBe('media.0.12,social.3.4');
});
