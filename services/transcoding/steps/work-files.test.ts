import { mkdir, mkdtemp, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '@kloak/platform/embedded/platform.ts';
import type { Platform } from '@kloak/platform/ports/platform.ts';
import { smallDisk } from '@kloak/platform/testing/small-disk.ts';
import { fetchOriginal, ofVideo } from './work-files.ts';

const disk = smallDisk(100);
(disk ? describe : describe.skip)('an original in hand', () => {
  const key = 'original/anna/i1';
  const size = 20e6;
  const full = { kind: 'unavailable', code: 'storage-full' };
  let dataDir = '';
  let platform: Platform;
  let work = '';
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kloak-work-test-'));
    platform = await openEmbedded({ dataDir, mailFrom: 'kloak@localhost' });
    await platform.blobs.put(key, Buffer.alloc(size), { type: 'image/jpeg', size });
  });
  beforeEach(async () => {
    work = join(disk?.path ?? '', 'work');
    await mkdir(work);
  });
  afterEach(() => rm(work, { recursive: true }));
  afterAll(async () => {
    await platform.close();
    await rm(dataDir, { recursive: true });
    disk?.close();
  });

  it('is brought where there is space for it and what is made of it, for our own user alone', async () => {
    expect(await fetchOriginal(platform, { key }, work)).toEqual({ input: join(work, 'original'), folder: join(work, 'made') });
    expect((await readdir(work)).toSorted()).toEqual(['made', 'original']);
    const modes = await Promise.all(['made', 'original'].map(async (name) => (await stat(join(work, name))).mode & 0o777));
    expect(modes).toEqual([0o700, 0o600]);
  });

  it('is not begun with where a film made of it would take what the logs need', async () => {
    await expect(fetchOriginal(platform, { key }, work, ofVideo)).rejects.toMatchObject(full);
    expect(await readdir(work)).toEqual([]);
  });

  it('waits while its disk is nearly full', async () => {
    const filler = join(disk?.path ?? '', 'filler');
    const { bavail, bsize } = await statfs(work);
    // Enough for the original itself.
    await writeFile(filler, Buffer.alloc(bavail * bsize - 2 * size));
    await expect(fetchOriginal(platform, { key }, work)).rejects.toMatchObject(full);
    expect(await readdir(work)).toEqual([]);
    await rm(filler);
    expect(await fetchOriginal(platform, { key }, work)).toBeDefined();
  });

  it('is not there when its item was removed', async () => {
    expect(await fetchOriginal(platform, { key: 'original/anna/gone' }, work)).toBeUndefined();
  });
});
