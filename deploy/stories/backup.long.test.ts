// A backup made while people use the vault, and its restoring after the vault is lost.
import { appendFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { openUpload, postFile, publishUpload } from '@kloak/proto/client/upload.ts';
import { type EmbeddedFixture, embeddedFixture } from './fixture.ts';
import { newMember, type Person, signIn, untilArrived, untilRendered, uploader } from './people.ts';
import { persistGet } from './persist.ts';
import { newStory } from './story.ts';

type StoredOriginal = { id: string; bytes: Buffer };

describe('a backup', () => {
  const step = newStory();
  let fixture: EmbeddedFixture;
  let folder: string;
  let anna: Person;
  const kept: StoredOriginal[] = [];
  const place = (name: string) => join(folder, name);

  /** Publishes a photograph; once it is answered, it counts as kept. */
  async function share(seed: number): Promise<void> {
    const photo = { fileName: `IMG_${seed}.JPG`, type: 'image/jpeg', bytes: await drawPhoto({ seed, width: 640, height: 480 }) };
    const opened = await openUpload(uploader(anna), [photo]);
    await postFile(uploader(anna), opened, photo);
    const { _id } = await untilArrived(() => publishUpload(uploader(anna), opened, { title: photo.fileName, privacy: 'FAMILY_ONLY' }, `publish-${seed}`));
    kept.push({ id: _id, bytes: photo.bytes });
  }
  async function runOnce(env: Record<string, string>, args: readonly string[]): Promise<{ code: number | null; said: string }> {
    const once = fixture.another(env, args);
    return { code: await once.run(), said: once.output() };
  }
  const backUp = () => runOnce({}, ['--backup', place('backup'), `--keys=${place('keys')}`]);
  const copiedIn = (said: string) => Number(/(\d+) of them were copied now/.exec(said)?.[1]);

  beforeAll(async () => {
    fixture = await embeddedFixture();
    folder = await mkdtemp(join(tmpdir(), 'kloak-backup-'));
    anna = await newMember(fixture, 'anna');
  });
  afterAll(async () => {
    await fixture?.close();
    await rm(folder, { recursive: true, force: true });
  });

  step('is made while photographs come, and holds no key', async () => {
    for (const seed of [1, 2, 3]) await share(seed);
    const before = kept.length;
    let stopped = false;
    const load = (async () => {
      for (let seed = 10; !stopped; seed += 1) await share(seed);
    })();
    const { code, said } = await backUp();
    stopped = true;
    await load;
    expect([code, said]).toEqual([0, expect.stringContaining('holds the vault')]);
    expect(before).toBe(3);
    const names = await readdir(place('backup'), { recursive: true });
    expect(names.filter((name) => name.endsWith('master.key'))).toEqual([]);
    expect((await readdir(place('keys'))).toSorted()).toEqual(['erased.json', 'master.key']);
  });

  let acknowledged: readonly StoredOriginal[] = [];
  step('is made again, of what is new alone', async () => {
    acknowledged = [...kept];
    const all = (await readdir(place('backup'), { recursive: true })).length;
    const { code, said } = await backUp();
    expect(code).toBe(0);
    expect(copiedIn(said)).toBeLessThan(all);
    const again = await backUp();
    const logs = (await readdir(fixture.dataDir)).filter((name) => name.endsWith('.db')).length;
    expect(copiedIn(again.said)).toBeLessThanOrEqual(logs + 3);
    await share(500);
  });

  step('is taken back into an empty folder alone', async () => {
    await fixture.targets[0]?.kill();
    expect(await runOnce({}, ['--restore', place('backup')])).toEqual({ code: 1, said: expect.stringContaining('is not empty') });
  });

  step('gives back every photograph that was acknowledged before it, byte for byte', async () => {
    const env = { KLOAK_DATA: place('data'), KLOAK_KEYS: place('kept-keys') };
    const { code, said } = await runOnce(env, ['--restore', place('backup'), `--keys=${place('keys')}`]);
    expect([code, said]).toEqual([0, expect.stringContaining('each with the digest that it had')]);
    const restored = fixture.another(env);
    await restored.start();
    try {
      await signIn(anna);
      expect(acknowledged.length).toBeGreaterThanOrEqual(3);
      for (const { id, bytes } of acknowledged) {
        const { image } = await untilRendered(anna, id);
        expect((await persistGet(anna.visitor, image?.filePath ?? '')).bytes.equals(bytes)).toBe(true);
      }
      await share(600);
    } finally {
      expect(await restored.stop()).toBe(0);
    }
  });

  step('that is damaged is taken back as far as it goes, which an exit code says, and heals while the vault is there', async () => {
    const { files } = JSON.parse(await readFile(place('backup/manifest.json'), 'utf8'));
    const { path, sha256 } = files.findLast((file: { path: string }) => file.path.startsWith('blobs/'));
    await appendFile(place(`backup/copies/${sha256.slice(0, 2)}/${sha256}`), 'x');
    expect(await runOnce({ KLOAK_DATA: place('damaged') }, ['--restore', place('backup')])).toEqual({
      code: 65,
      said: expect.stringContaining(`${path} is damaged`),
    });
    const env = { KLOAK_DATA: place('data'), KLOAK_KEYS: place('kept-keys') };
    expect(await runOnce(env, ['--backup', place('backup')])).toEqual({ code: 0, said: expect.stringContaining('was not whole') });
    const { said } = await runOnce(env, ['--backup', place('backup'), '--verify']);
    expect(said).not.toMatch(/not whole|missing or damaged/);
  });

  step('is not spoiled by an empty folder', async () => {
    expect(await runOnce({ KLOAK_DATA: place('unmounted') }, ['--backup', place('backup')])).toEqual({
      code: 1,
      said: expect.stringContaining('holds no vault'),
    });
  });
});
