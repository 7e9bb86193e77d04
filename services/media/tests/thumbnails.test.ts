import { identity } from '@kloak/identity/service.ts';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import type { Member } from '@kloak/platform/testing/world.ts';
import { renditionKey } from '@kloak/proto/rules/files/storage-keys.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import { media } from '../service.ts';
import { type Family, startFamily } from '../testing/family.ts';

const isFirstStep = ({ name }: { name: string }) => name !== 'render-large';

describe('a large photograph of which only what lists show is rendered', () => {
  let family: Family;
  let anna: Member;
  let ben: Member;
  beforeAll(async () => {
    family = await startFamily([identity, social, media, { ...transcoding, reactions: transcoding.reactions.filter(isFirstStep) }]);
    [anna, ben] = [await family.joins('anna'), await family.joins('ben')];
    await family.connect(anna, ben);
  });
  afterAll(() => family.close());

  const shares = async (seed: number) =>
    family.shares(anna, { fileName: 'lake.jpg', bytes: await drawPhoto({ seed, width: 2000, height: 1500, fromPhone: true }) });

  it('is shown to its family as far as it is made, on the day on which it was taken', async () => {
    const item = await shares(1);
    const keys = [320, 640].map((width) => renditionKey(anna.id, item, `${width}.webp`));
    const { post } = await ben.call('media', 'GetPost', { item });
    expect(post).toMatchObject({ status: 'PROCESSING', width: 1500, height: 2000, takenLocal: '2024-01-01T00:30:00' });
    expect(post?.renditions.map(({ key }) => key)).toEqual(keys);
    expect(await ben.call('media', 'MayFetch', { key: keys[1] })).toMatchObject({ type: 'image/webp' });
    expect((await anna.call('media', 'ListDays', {})).days).toMatchObject([{ day: '2024-01-01', count: 1 }]);
  });

  it('leaves nothing when it is gone for ever', async () => {
    const item = await shares(2);
    await anna.call('media', 'DeleteItem', { item });
    await anna.call('media', 'EmptyTrash', {});
    await family.harness.settled();
    for (const name of ['320.webp', '640.webp']) expect(await family.harness.platform.blobs.stat(renditionKey(anna.id, item, name))).toBeUndefined();
  });
});
