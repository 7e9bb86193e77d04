import { fetchWithin } from './fetch-within.ts';

/** Rejects when its signal aborts, like `fetch`. */
const silence = (signal: AbortSignal) =>
  new Promise<Response>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

test('nobody has answered where no response comes, or no end of it', async () => {
  expect(await fetchWithin(1, silence)).toBeUndefined();
  const endless = async (signal: AbortSignal) => {
    const json = () => silence(signal).then(() => undefined);
    return Object.assign(new Response(), { json });
  };
  expect(await fetchWithin(1, endless)).toBeUndefined();
});

test('what comes in time is told, also that it is no JSON, and a failure is thrown', async () => {
  expect(await fetchWithin(60_000, async () => new Response('{"one": 1}', { status: 201 }))).toMatchObject({ response: { status: 201 }, body: { one: 1 } });
  expect(await fetchWithin(undefined, async () => new Response('<html>'))).toMatchObject({ body: undefined });
  await expect(fetchWithin(60_000, () => Promise.reject(new TypeError('no network')))).rejects.toThrow('no network');
});
