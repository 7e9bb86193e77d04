// Restoring a backup from before an erasure: the person stays erased.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allPlacesOf } from '@kloak/platform/ports/shared/round-robin.ts';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { until } from '@kloak/platform/testing/until.ts';
import { type EmbeddedFixture, embeddedFixture } from './fixture.ts';
import { connectedMembers, me, type Person, share, signIn } from './people.ts';
import { persistCall, persistGet, takeOverSeconds } from './persist.ts';
import { newStory } from './story.ts';

const words = 'Her first steps at the lake';

/** Log files of a folder that contain a text. */
async function logsHolding(folder: string, text: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.includes('.db'));
  const held = await Promise.all(names.map(async (name) => ((await readFile(join(folder, name))).includes(text) ? [name] : [])));
  return held.flat();
}

describe('somebody who was erased after a backup', () => {
  const step = newStory();
  let fixture: EmbeddedFixture;
  let folder: string;
  let anna: Person;
  let ben: Person;
  let imageId: string;
  let picture: string;
  const place = (name: string) => join(folder, name);
  async function runOnce(env: Record<string, string>, args: readonly string[]): Promise<string> {
    const once = fixture.another(env, args);
    expect(await once.run()).toBe(0);
    return once.output();
  }
  const commentsSeen = async () => (await persistCall(ben.visitor, 'POST /api/comment/getImageComments', { imageId, page: 0, perPage: 25 })).comments;

  beforeAll(async () => {
    fixture = await embeddedFixture();
    folder = await mkdtemp(join(tmpdir(), 'kloak-erased-'));
  });
  afterAll(async () => {
    await fixture?.close();
    await rm(folder, { recursive: true, force: true });
  });

  step('is in that backup, with pictures and words', async () => {
    ({ anna, ben } = await connectedMembers(fixture));
    const photo = async (seed: number) => ({ fileName: `${seed}.JPG`, type: 'image/jpeg', bytes: await drawPhoto({ seed }) });
    imageId = (await share(ben, await photo(1), { title: 'Lake', privacy: 'FAMILY_ONLY' }))._id;
    picture = (await share(anna, await photo(2), { title: 'Hers', privacy: 'FAMILY_ONLY' })).image?.filePath ?? '';
    await persistCall(anna.visitor, 'POST /api/comment/saveComment', { content: words, writer: me(anna), imagePostId: imageId });
    expect(await runOnce({}, ['--backup', place('before')])).toContain('whoever is erased later returns');
    expect(await runOnce({}, ['--backup', place('before'), `--keys=${place('keys')}`])).toContain('the ids of 0 people');
  });

  step('is noted by their id alone at the next backup', async () => {
    await persistCall(anna.visitor, 'POST /api/users/delete-account', { password: anna.password });
    // Simulates 30 days.
    const makeDue = () =>
      fixture.whileStopped('identity', async ({ jobs }) => {
        const [job] = await jobs.take(new Date(Date.now() + 31 * 86_400_000), 1, 1, allPlacesOf(['delete-account']));
        if (job) await jobs.failed(job.id, { counts: 'waits', error: '', dueAt: new Date(), park: false });
        return job !== undefined;
      });
    await until('the deletion to be due', makeDue, takeOverSeconds);
    const noted = async () => (await runOnce({}, ['--backup', place('after'), `--keys=${place('keys')}`])).includes('the ids of 1 people');
    await until('the person to be erased', noted, takeOverSeconds);
    expect(JSON.parse(await readFile(place('keys/erased.json'), 'utf8'))).toEqual({ format: 1, people: [me(anna)] });
  });

  step('returns with that backup alone, which is said', async () => {
    await fixture.targets[0]?.stop();
    const said = await runOnce({ KLOAK_DATA: place('alone'), KLOAK_KEYS: place('keys') }, ['--restore', place('before')]);
    expect(said).toContain('Without --keys it is not known who was erased after that');
    expect(await logsHolding(place('alone'), words)).not.toEqual([]);
  });

  step('is not there with the list: no name, words, pictures or sign-in', async () => {
    const env = { KLOAK_DATA: place('data'), KLOAK_KEYS: place('kept-keys') };
    expect(await runOnce(env, ['--restore', place('before'), `--keys=${place('keys')}`])).toContain('is erased again at its first start');
    const restored = fixture.another(env);
    await restored.start();
    try {
      expect(restored.output()).toContain('1 people who were erased');
      await signIn(ben);
      expect(JSON.stringify(await commentsSeen())).not.toContain(words);
      await expect(signIn({ ...anna, visitor: fixture.visitor() })).rejects.toThrow('401');
      expect((await persistGet(ben.visitor, picture)).status).toBe(404);
    } finally {
      expect(await restored.stop()).toBe(0);
    }
    for (const text of [words, anna.email]) expect(await logsHolding(place('data'), text)).toEqual([]);
    expect(await readdir(place('data'))).not.toContain('erase-again.json');
  });
});
