import { identity } from '@kloak/identity/service.ts';
import { erase } from '@kloak/platform/engine/erase.ts';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { collect } from '@kloak/platform/testing/until.ts';
import type { Member } from '@kloak/platform/testing/world.ts';
import { libraryPrefixesOf } from '@kloak/proto/rules/files/storage-keys.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import { media } from '../service.ts';
import { type Family, startFamily } from '../testing/family.ts';
import { files } from '../views/files.ts';

let family: Family;
let anna: Member;
let bruno: Member;
beforeAll(async () => {
  family = await startFamily([identity, social, media, transcoding]);
  [anna, bruno] = [await family.joins('anna'), await family.joins('bruno')];
  await family.connect(anna, bruno);
});
afterAll(() => family.close());

async function publishes(member: Member, fileName: string, shade: number): Promise<string> {
  const one = { fileName, bytes: await drawPhoto({ seed: shade, fromPhone: true }) };
  const opened = await family.openUpload(member, [one]);
  await family.send(opened, [one]);
  const item = opened.promises[0]?.item ?? '';
  await member.call('media', 'PublishUpload', { items: [{ item, title: 'The lake', description: 'With uncle Otto', privacy: 'FAMILY_ONLY' }] });
  await family.harness.settled();
  return item;
}

it('what a member said of a photograph, where it was taken, and its bytes are gone when the member was erased, and what is others’ stays', async () => {
  const [hers, his] = [await publishes(anna, 'otto.jpg', 1), await publishes(bruno, 'otto-too.jpg', 2)];
  const { runtime } = family.harness.running('media');
  await erase(runtime, anna.id);

  const seen = async (item: string) => (await bruno.call('media', 'GetPost', { item })).post;
  expect(await seen(hers)).toMatchObject({ title: '', description: '', fileName: '' });
  expect(await seen(his)).toMatchObject({ title: 'The lake', description: 'With uncle Otto', fileName: 'otto-too.jpg' });
  const place = { latitude: 47.366667, longitude: 8.533333 };
  expect((await anna.call('media', 'GetPost', { item: hers })).post).not.toMatchObject(place);
  expect(await seen(his)).toMatchObject(place);
  const kept = await runtime.store.views.reader(files).getMany([hers, his]);
  expect(new Map(kept.map(({ item, fileName }) => [item, fileName]))).toEqual(
    new Map([
      [hers, ''],
      [his, 'otto-too.jpg'],
    ]),
  );

  const keysOf = async (owner: string) =>
    (await Promise.all(libraryPrefixesOf(owner).map((prefix) => collect(family.harness.platform.blobs.list(prefix))))).map(({ length }) => length > 0);
  expect(await keysOf(anna.id)).toEqual([false, false, false]);
  expect(await keysOf(bruno.id)).toEqual([true, true, false]);
});

it('what a member said of photographs that never came is gone, too', async () => {
  const clara = await family.joins('clara');
  const said = { title: 'The mill', description: 'With aunt Olga', privacy: 'PRIVATE' } as const;
  const one = { fileName: 'olga.jpg', bytes: await drawPhoto({ seed: 3 }) };
  const { upload } = await family.openOnArrival(clara, [one], said, { name: 'At Olga’s', description: 'Aunt Olga and the mill' });
  const { runtime } = family.harness.running('media');
  const kept = async () => JSON.stringify(await runtime.store.log.stream(0, `upload:${upload}`));
  expect(await kept()).toContain('Olga');
  await erase(runtime, clara.id);
  expect(await kept()).not.toMatch(/olga|mill/i);
});
