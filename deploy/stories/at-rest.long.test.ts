// Content of a running vault's folder, for a thief of the disk.
import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { untilFound } from '@kloak/platform/testing/until.ts';
import { openUpload, postFile } from '@kloak/proto/client/upload.ts';
import { type EmbeddedFixture, embeddedFixture } from './fixture.ts';
import { newMember, type Person, publish, untilRendered, uploader } from './people.ts';
import { persistGet } from './persist.ts';
import { newStory } from './story.ts';

/** Files of a folder that contain some bytes from the middle of the given ones. */
async function filesHolding(folder: string, bytes: Buffer): Promise<string[]> {
  const some = bytes.subarray(bytes.length / 2, bytes.length / 2 + 48);
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  // A file removed meanwhile counts as empty.
  const held = await Promise.all(paths.map(async (path) => ((await readFile(path).catch(() => Buffer.of())).includes(some) ? [path] : [])));
  return held.flat();
}

describe('the folder of a vault', () => {
  const step = newStory();
  let fixture: EmbeddedFixture;
  let anna: Person;
  let paths: readonly string[];
  const read = async (path: string) => (await persistGet(anna.visitor, path)).bytes;

  beforeAll(async () => {
    fixture = await embeddedFixture();
  });
  afterAll(() => fixture.close());

  step('holds no byte of a published photograph in plain, neither of the original nor of what is shown', async () => {
    anna = await newMember(fixture, 'anna');
    const photo = { fileName: 'beach.jpg', type: 'image/jpeg', bytes: await drawPhoto({ seed: 9, width: 1200, height: 900, patchPx: 4 }) };
    const opened = await openUpload(uploader(anna), [photo]);
    await postFile(uploader(anna), opened, photo);
    const { _id } = await publish(anna, opened, { title: 'Beach', privacy: 'FAMILY_ONLY' });
    const { image } = await untilRendered(anna, _id);
    paths = [image?.filePath ?? '', ...(image?.sources ?? []).map(({ url }) => url)];
    const [original = Buffer.of(), ...renditions] = await Promise.all(paths.map(read));
    expect([original.equals(photo.bytes), renditions.length > 1]).toEqual([true, true]);
    for (const bytes of [original, ...renditions]) {
      await untilFound('no file to hold it', async () => ((await filesHolding(fixture.dataDir, bytes)).length === 0 ? bytes : undefined));
    }
  });

  step('is served with no other master key than its own, which is said at the start', async () => {
    await fixture.targets[0]?.stop();
    const stranger = fixture.another({ KLOAK_MASTER_KEY: randomBytes(32).toString('base64') });
    expect([await stranger.run(), stranger.output()]).toEqual([1, expect.stringContaining('This is not the master key of this vault.')]);
  });

  step('shows everything again once its master key was changed, and what is plain was looked for again', async () => {
    const rotation = fixture.another({}, ['--rotate-key']);
    expect([await rotation.run(), rotation.output()]).toEqual([0, expect.stringContaining('keys were wrapped with the new master key')]);
    const again = fixture.another({}, ['--seal-again']);
    expect([await again.run(), again.output()]).toEqual([0, expect.stringContaining('sealed in the course of some hours')]);
    await fixture.targets[0]?.start();
    for (const path of paths) expect((await read(path)).length).toBeGreaterThan(0);
  });
});
