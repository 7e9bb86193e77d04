import { identity } from '@kloak/identity/service.ts';
import { contextOfCall } from '@kloak/platform/engine/context.ts';
import { unavailable } from '@kloak/platform/errors.ts';
import type { Fakes } from '@kloak/platform/testing/fakes.ts';
import { until } from '@kloak/platform/testing/until.ts';
import type { Member } from '@kloak/platform/testing/world.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import { type Ledger, ledger } from '../domain/ledger.ts';
import { media } from '../service.ts';
import { type Family, photo, startFamily } from '../testing/family.ts';

/** Lets a verb of the store do its work and fail once all the same, as a process that ends right after it would. */
function endAfter(fake: Fakes, verb: 'digest' | 'copy' | 'remove'): () => boolean {
  let failed = false;
  const failOnce = <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) => {
    return async (...args: Args): Promise<Result> => {
      const result = await work(...args);
      if (failed) return result;
      failed = true;
      throw unavailable('Storage');
    };
  };
  if (verb === 'digest') fake.blobs(({ digest }) => ({ digest: failOnce(digest) }));
  else if (verb === 'copy') fake.blobs(({ copy }) => ({ copy: failOnce(copy) }));
  else fake.blobs(({ remove }) => ({ remove: failOnce(remove) }));
  return () => failed;
}

/** The same, after the commit with such an event became durable. */
function endAfterCommit(fake: Fakes, type: string): () => boolean {
  let failed = false;
  fake.storeOf('media').log(({ append }) => ({
    async append(draft) {
      const appended = await append(draft);
      if (failed || !draft.events.some((event) => event.type === type)) return appended;
      failed = true;
      throw unavailable('The store');
    },
  }));
  return () => failed;
}

describe('the check of what arrived', () => {
  let family: Family;
  let anna: Member;

  beforeAll(async () => {
    family = await startFamily([identity, social, media, transcoding]);
    anna = await family.joins('anna');
  });
  afterAll(() => family.close());

  for (const [index, verb] of (['digest', 'copy', 'remove'] as const).entries()) {
    it(`goes on when it ended after ${verb}`, async () => {
      const one = await photo('a.jpg', 20 + index);
      const failed = endAfter(family.harness.fake, verb);
      const opened = await family.openUpload(anna, [one]);
      await family.send(opened, [one]);
      expect((await family.publish(anna, opened)).posts).toMatchObject([{ fileName: 'a.jpg' }]);
      const { item = '', fields = {} } = opened.promises[0] ?? {};
      await family.restart();
      await until('the incoming bytes are removed', async () => (await family.harness.platform.blobs.stat(fields.key ?? '')) === undefined);
      await until('the post can be shown', async () => (await anna.call('media', 'GetPost', { item })).post?.status === 'READY');
      await until('the space is settled', async () => (await anna.call('media', 'GetUsage', {})).reserved === 0);
      expect(failed()).toBe(true);
    });
  }

  for (const [index, type] of ['ItemArrived', 'OriginalClaimed', 'ItemChecked', 'ItemPublished', 'SpaceSettled', 'ItemRendered'].entries()) {
    it(`goes on when it ended after ${type}`, async () => {
      const before = (await anna.call('media', 'GetUsage', {})).used;
      const one = await photo('c.jpg', 40 + index);
      const failed = endAfterCommit(family.harness.fake, type);
      const opened = await family.openUpload(anna, [one]);
      await family.send(opened, [one]);
      const { posts } = await family.publish(anna, opened).catch(() => family.publish(anna, opened));
      await until('the post can be shown', async () => (await anna.call('media', 'GetPost', { item: posts[0]?.id ?? '' })).post?.status === 'READY');
      await until('the failure came', async () => failed());
      await family.restart();
      await until('the space is settled', async () => (await ledgerOf(family, anna.id)).reserved === 0);
      const settled = { reserved: 0, used: before + one.bytes.length };
      expect(await ledgerOf(family, anna.id)).toEqual({ ...settled, open: [], limit: null });
      expect(await anna.call('media', 'GetUsage', {})).toMatchObject(settled);
    });
  }

  const onTheWay = ['UploadOpened', 'ItemArrived', 'ItemChecked', 'ItemPublished', 'UploadPublished', 'AlbumNameClaimed', 'AlbumCreated', 'ItemAddedToAlbum'];
  for (const [index, type] of onTheWay.entries()) {
    it(`publishes on arrival, once, also when it ended after ${type}`, async () => {
      const before = (await anna.call('media', 'GetUsage', {})).used;
      const one = await photo('d.jpg', 60 + index);
      const failed = endAfterCommit(family.harness.fake, type);
      const open = () => family.openOnArrival(anna, [one], { privacy: 'PRIVATE' }, { name: type });
      // A client without an answer opens another upload; the same bytes still make one post.
      const opened = await open().catch(open);
      await family.arrive(opened, [one]).catch(() => family.arrive(opened, [one]));
      await until('the failure came', async () => failed());
      await family.restart();
      const own = async () => (await anna.call('media', 'ListAlbums', {})).albums.filter(({ name }) => name === type);
      await until('it is in its album', async () => (await own())[0]?.items === 1);
      await until(
        'the post can be shown',
        async () => (await anna.call('media', 'GetPost', { item: opened.promises[0]?.item ?? '' })).post?.status === 'READY',
      );
      await family.harness.settled();
      expect((await ledgerOf(family, anna.id)).used).toBe(before + one.bytes.length);
      expect(await own()).toMatchObject([{ items: 1, cover: { title: 'd' } }]);
    });
  }

  it('is done after a restart for what arrived before it', async () => {
    const one = await photo('b.jpg', 30);
    const opened = await family.openUpload(anna, [one]);
    await family.send(opened, [one]);
    await family.restart();
    const { posts } = await family.publish(anna, opened, 'PRIVATE');
    expect(posts).toMatchObject([{ fileName: 'b.jpg', privacy: 'PRIVATE' }]);
    await family.restart();
    await until('the post can be shown', async () => (await anna.call('media', 'GetPost', { item: posts[0]?.id ?? '' })).post?.status === 'READY');
  });
});

async function ledgerOf(family: Family, owner: string): Promise<Ledger> {
  const deadline = new Date(Date.now() + 60_000).toISOString();
  const meta = { account: owner, from: 'gateway', key: 'look', keyed: false, position: {}, requestId: 'look', deadline };
  return contextOfCall(family.harness.running('media').runtime, 'look', meta).ctx.state(ledger.of({ owner }));
}
