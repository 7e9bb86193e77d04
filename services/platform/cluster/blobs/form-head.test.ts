import { PassThrough } from 'node:stream';
import { ownerField } from '../../ports/blobs.ts';
import { refusal } from '../../testing/refusal.ts';
import { readFormHead } from './form-head.ts';

const field = (name: string, value: string) => `--x\r\nContent-Disposition: form-data; ${name}\r\n\r\n${value}\r\n`;
const file = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\nbytes\r\n--x--\r\n';
const [key, owner] = [field('name="key"', 'incoming/u/a'), field(`name="${ownerField}"`, 'anna')];

/** Fields of a form in these parts, and the bytes that remain for the next reader. */
async function read(...parts: string[]): Promise<{ said: object | string; left: string }> {
  const request = new PassThrough();
  const said = readFormHead(request, 'x', new AbortController().signal).then((fields) => Object.fromEntries(fields));
  for (const part of parts) {
    request.write(part);
    // Each part arrives separately.
    await new Promise(setImmediate);
  }
  request.end();
  return { said: await said.catch(async (error: unknown) => refusal(Promise.reject(error))), left: Buffer.concat(await request.toArray()).toString() };
}

const good = { key: 'incoming/u/a', [ownerField]: 'anna' };

it('says what stands before the file, and leaves the form whole', async () => {
  const form = key + owner + file;
  for (const parts of [[form], [...form], [form.slice(0, 60), form.slice(60)]]) expect(await read(...parts)).toEqual({ said: good, left: form });
});

it.each([
  ['two owners', key + owner + field(`name="${ownerField}"`, 'ben') + file],
  ['an owner that is written in another way', key + owner + field(`name=${ownerField}`, 'ben') + file],
  ['an owner in an encoded name', key + owner + field("name*=utf-8''x%2Damz-meta-owner", 'ben') + file],
  ['two owners, of whom one is written large', key + owner + field(`name="${ownerField.toUpperCase()}"`, 'ben') + file],
  ['lines more around an owner', key + field(`name="${ownerField}"\r\nX-A: 1`, 'anna') + file],
  ['a field that has the name of a file', key + owner + field('name="note"; filename="a"', 'x') + file],
  ['a file before its file', key + owner + field('name="file"', 'x') + file],
])('refuses a form with %s', async (_what, form) => {
  expect((await read(form)).said).toBe('invalid bad-form');
});

it('refuses what ends before a file begins, and what has nothing but fields', async () => {
  for (const form of [key + owner, '', 'x']) expect((await read(form)).said).toBe('invalid bad-form');
  expect((await read(field('name="a"', 'x'.repeat(70_000)))).said).toBe('invalid bad-form');
});

it('reads a head that was made to be read slowly as quickly as any', async () => {
  const line = '; name=key\r\na';
  const started = performance.now();
  expect((await read(line.repeat(5000))).said).toBe('invalid bad-form');
  const slow = performance.now() - started;
  const again = performance.now();
  await read('a'.repeat(65_000));
  expect(slow).toBeLessThan(20 * (performance.now() - again) + 100);
});
