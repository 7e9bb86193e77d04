import { createHash } from 'node:crypto';
import { identity } from '@kloak/identity/service.ts';
import type { Member } from '@kloak/platform/testing/world.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import { media } from '../service.ts';
import { type Family, type Photo, photo, startFamily } from '../testing/family.ts';

const hashOf = ({ bytes }: Photo) => createHash('sha256').update(bytes).digest('hex');

describe('what a page need not send', () => {
  let family: Family;
  let anna: Member;
  let ben: Member;
  beforeAll(async () => {
    family = await startFamily([identity, social, media, transcoding]);
    anna = await family.joins('anna');
    ben = await family.joins('ben');
    await family.connect(anna, ben);
  });
  afterAll(() => family.close());

  const known = async (who: Member, ...photos: Photo[]) => {
    const { known } = await who.call('media', 'FindKnownFiles', { hashes: photos.map(hashOf) });
    return known.map(({ hash, post }) => [hash, post?.id]);
  };

  it('is what stands in the own vault, each once, in the order asked', async () => {
    const [lake, hill, sea] = [await photo('lake.jpg', 1), await photo('hill.jpg', 2), await photo('sea.jpg', 3)];
    const [first, second] = [await family.shares(anna, lake), await family.shares(anna, hill, 'PRIVATE')];
    expect(await known(anna, hill, sea, lake, hill)).toEqual([
      [hashOf(hill), second],
      [hashOf(lake), first],
    ]);
  });

  it('tells nobody what stands in the vault of another, however close', async () => {
    const shared = await photo('shared.jpg', 4);
    await family.shares(anna, shared);
    expect(await known(ben, shared)).toEqual([]);
    const own = await family.shares(ben, shared);
    expect(await known(ben, shared)).toEqual([[hashOf(shared), own]]);
  });

  it('is not what arrived and was never published', async () => {
    const left = await photo('left.jpg', 5);
    const opened = await family.openUpload(anna, [left]);
    await family.send(opened, [left]);
    await anna.call('media', 'NoteArrival', { incomingKey: opened.promises[0]?.fields.key ?? '' });
    await family.harness.settled();
    expect(await known(anna, left)).toEqual([]);
    await family.publish(anna, opened);
    expect(await known(anna, left)).toHaveLength(1);
  });

  it('is not what was deleted, and is again what was uploaded anew', async () => {
    const tree = await photo('tree.jpg', 6);
    const item = await family.shares(anna, tree);
    await anna.call('media', 'DeleteItem', { item });
    expect(await known(anna, tree)).toEqual([]);
    await family.shares(anna, tree);
    expect(await known(anna, tree)).toEqual([[hashOf(tree), item]]);
    await anna.call('media', 'DeleteItem', { item });
    await anna.call('media', 'EmptyTrash', {});
    await family.harness.settled();
    const again = await family.shares(anna, tree);
    expect(await known(anna, tree)).toEqual([[hashOf(tree), again]]);
  });
});
