// Posts of files that last: a few of each member, and none that drips.
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { until } from '@kloak/platform/testing/until.ts';
import type { UploadForm } from '@kloak/proto/api/types.ts';
import { loadServices } from '../../deploy/services.ts';
import { postAvatar } from '../testing/avatar.ts';
import { type SlowPost, startSlowPost } from '../testing/locked-post.ts';
import { openPhoto, postBytes } from '../testing/photo.ts';
import { type Person, startVault, type Vault } from '../testing/vault.ts';

let vault: Vault;
let anna: Person;
let ben: Person;
let bytes: Buffer;
const file = (bytes: Buffer) => ({ fileName: 'beach.png', type: 'image/png', bytes });
const avatarForm = ({ id }: Person) => ({ url: '/api/users/updateUserImage', fields: { profileId: id, userId: id } });
const hold = (who: Person, form: Pick<UploadForm, 'url' | 'fields'>, begin: number) => startSlowPost(vault.base, who, form, file(bytes), begin);
/** Files on disk that are not stored, after the service has handled all stored ones. */
const inHand = async () => {
  await vault.harness.settled();
  const forms = (await readdir(tmpdir())).filter((name) => name.startsWith('kloak-form-'));
  return [...forms, ...(await readdir(join(vault.harness.dataDir, 'blobs/temp')))];
};

const open = async (slowestPost?: { bytes: number; ms: number }) => {
  bytes = await drawPhoto({ seed: 1, format: 'png', width: 400, height: 300, patchPx: 1 });
  vault = await startVault(await loadServices(), { slowestPost });
  [anna, ben] = await Promise.all([vault.join('anna'), vault.join('ben')]);
};

describe('posts that run at once', () => {
  const held: SlowPost[] = [];
  beforeAll(() => open());
  afterAll(async () => {
    for (const { cut } of held) cut();
    await vault.close();
  });

  it('are sixteen of a member: one more is told to wait, pictures of oneself too, and another member is not', async () => {
    const { form } = await openPhoto(anna, bytes);
    // Half of them have not sent the fields of the form yet.
    for (let at = 0; at < 17; at++) held.push(await (at % 2 === 0 ? hold(anna, avatarForm(anna), 2000) : hold(anna, { ...form, fields: {} }, 20)));
    const tooMany = {
      status: 429,
      body: { success: false, code: 'too-many-posts', message: expect.stringMatching(/^More than 16 .*\.$/), requestId: expect.any(String) },
    };
    // Any of them may be the refused one; the others wait.
    const refused = await Promise.race(held.map(({ answer }) => answer));
    expect(refused).toMatchObject(tooMany);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await postBytes(anna, form, bytes)).toMatchObject(tooMany);
    expect(await postAvatar(anna, { bytes })).toMatchObject(tooMany);
    expect((await postAvatar(ben, { bytes })).status).toBe(200);
    for (const { cut } of held.splice(0, 2)) cut();
    await until('there is a place again', async () => (await postBytes(anna, form, bytes)).status === 204);
  });
});

describe('a post that drips', () => {
  const dripEveryMs = 20;
  beforeAll(() => open({ bytes: 12_000, ms: 600 }));
  afterAll(() => vault.close());

  /** Outcome of the post. */
  async function drip(post: SlowPost) {
    const dripping = setInterval(() => post.send(1), dripEveryMs);
    try {
      return await post.answer;
    } finally {
      clearInterval(dripping);
      post.cut();
    }
  }
  const tooSlow = {
    status: 408,
    body: { success: false, code: 'too-slow', message: expect.stringMatching(/^The file came too slowly.*\.$/), requestId: expect.any(String) },
  };

  it.each([
    ['its file', 20_000],
    ['its fields', 100],
  ])('in the middle of %s is told so, leaves nothing, and can be sent again', async (_what, begin) => {
    const { form } = await openPhoto(anna, Buffer.concat([bytes, Buffer.from(String(begin))]));
    expect(await drip(await hold(anna, form, begin))).toMatchObject(tooSlow);
    expect(await inHand()).toEqual([]);
    expect((await postBytes(anna, form, Buffer.concat([bytes, Buffer.from(String(begin))]))).status).toBe(204);
  });

  it('and is a picture of oneself is told so, too', async () => {
    expect(await drip(await hold(anna, avatarForm(anna), 20_000))).toMatchObject(tooSlow);
    expect(await inHand()).toEqual([]);
    expect((await postAvatar(anna, { bytes })).status).toBe(200);
  });
});
