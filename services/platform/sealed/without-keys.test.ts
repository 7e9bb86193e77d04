import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedBlobs } from '../embedded/blobs/blobs.ts';
import { embeddedObjects } from '../embedded/blobs/objects.ts';
import { noBlobs, unreadableBlobs } from './without-keys.ts';

const key = 'avatar/anna/i.webp';

it('a process without the master key removes blobs and destroys keys, and reads and stores nothing', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kloak-without-'));
  const whole = await embeddedBlobs({ dataDir });
  const facts = { type: 'image/webp', size: 1 };
  for (const one of [key, 'avatar/ben/i.webp']) await whole.put(one, Buffer.from('x'), facts);
  const blobs = unreadableBlobs('identity', await embeddedObjects({ dataDir }));
  expect(() => blobs.read(key)).toThrow('identity has no bytes in hand');
  expect(() => blobs.put(key, Buffer.from('y'), facts)).toThrow('identity has no bytes in hand');
  expect((await Array.fromAsync(blobs.list(''))).sort()).toEqual([key, 'avatar/ben/i.webp']);
  await expect(blobs.remove(['key/ben.1'])).rejects.toMatchObject({ code: 'bad-key' });
  await blobs.remove(['avatar/ben/i.webp']);
  await blobs.destroyKey('anna');
  await expect((await embeddedBlobs({ dataDir })).read(key)).rejects.toMatchObject({ code: 'key-destroyed' });
  expect(await Array.fromAsync(whole.list(''))).toEqual([key]);
  await rm(dataDir, { recursive: true });
});

it('a process without bytes says so to whatever asks for them', () => {
  for (const ask of [() => noBlobs('chat').read(key), () => noBlobs('chat').list(''), () => noBlobs('chat').remove([key])])
    expect(ask).toThrow('chat has no bytes in hand');
});
