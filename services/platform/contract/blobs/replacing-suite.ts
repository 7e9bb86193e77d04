import type { Objects } from '../../ports/objects.ts';

/** Expects that an object replaces the intended version, and no other. `objects` belong to one test, with nothing under `original/replaced`. */
export async function expectReplacing(objects: Objects): Promise<void> {
  const key = 'original/replaced';
  const put = (text: string, replaces?: string | null) => objects.put(key, Buffer.from(text), { type: 'text/plain', size: text.length, replaces });
  const { etag } = await put('one', null);
  await expect(put('two', null)).rejects.toMatchObject({ code: 'blob-changed' });
  await expect(put('two', '"another"')).rejects.toMatchObject({ code: 'blob-changed' });
  await put('three', etag);
  await expect(put('four', etag)).rejects.toMatchObject({ code: 'blob-changed' });
  expect(await objects.stat(key)).toMatchObject({ size: 5 });
  await objects.remove([key]);
  await expect(put('five', etag)).rejects.toMatchObject({ code: expect.stringMatching(/^(blob-changed|no-blob)$/) });
  expect(await objects.stat(key)).toBeUndefined();
}
