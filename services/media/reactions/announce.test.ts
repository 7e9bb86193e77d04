import { identity } from '@kloak/identity/service.ts';
import { seedGranting, seedRoom } from '@kloak/platform/testing/seed-chat.ts';
import { seedGroup, seedGroupPost } from '@kloak/platform/testing/seed-group.ts';
import type { Member } from '@kloak/platform/testing/world.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import { media } from '../service.ts';
import { type Family, photo, startFamily } from '../testing/family.ts';

type SentPush = { member: string; event: string; payload: object };

describe('what open pages are told', () => {
  let family: Family;
  let anna: Member;
  let bruno: Member;
  const pushes: SentPush[] = [];

  beforeAll(async () => {
    family = await startFamily([identity, social, media, transcoding]);
    anna = await family.joins('anna');
    bruno = await family.joins('bruno');
    await family.connect(anna, bruno);
    family.harness.fake.live(() => ({ push: (member, event, payload) => void pushes.push({ member, event, payload }) }));
  });
  afterAll(() => family.close());
  beforeEach(() => pushes.splice(0));

  const told = (what: string) => pushes.filter(({ payload }) => 'what' in payload && payload.what === what);
  const hearers = (what: string) => new Set(told(what).map(({ member }) => member));

  it('is a shared photograph, to the owner and the relatives, with the place to read from', async () => {
    const id = await family.shares(anna, await photo('a.jpg', 1));
    expect(hearers('feed')).toEqual(new Set([anna.id, bruno.id]));
    const brunos = told('item').filter(({ member }) => member === bruno.id);
    expect(brunos.length).toBeGreaterThan(0);
    for (const push of brunos) expect(push).toMatchObject({ event: 'changed', payload: { id, at: expect.stringMatching(/^media\.0\.\d+$/) } });
  });

  it('is a private photograph to nobody else', async () => {
    await family.shares(anna, await photo('b.jpg', 2), 'PRIVATE');
    expect(hearers('feed')).toEqual(new Set([anna.id]));
    expect(hearers('item')).toEqual(new Set([anna.id]));
    expect(pushes.filter(({ member }) => member !== anna.id)).toEqual([]);
  });

  it('is also told to who sees it through a group, until it is private or gone', async () => {
    const clara = await family.joins('clara');
    const id = await family.shares(anna, await photo('e.jpg', 6));
    await seedGroup(family.harness, 'lake', { members: [anna.id, clara.id] });
    await seedGroupPost(family.harness, { post: 'p', group: 'lake', author: anna.id, items: [{ item: id, narrowed: 0 }] });
    await family.harness.settled();
    const heardAfter = async (privacy: 'PRIVATE' | 'FAMILY_ONLY') => {
      pushes.splice(0);
      await anna.call('media', 'ChangePrivacy', { items: [id], privacy });
      await family.harness.settled();
      return [hearers('item').has(clara.id), hearers('group').has(clara.id), hearers('feed').has(clara.id)];
    };
    // She saw it until then; afterwards it is not hers to hear of.
    expect(await heardAfter('PRIVATE')).toEqual([true, true, false]);
    expect(await heardAfter('FAMILY_ONLY')).toEqual([false, false, false]);
    pushes.splice(0);
    await anna.call('media', 'DeleteItem', { item: id });
    await family.harness.settled();
    expect(hearers('group')).toEqual(new Set([anna.id, clara.id]));
  });

  it('is also told to who sees it through a message, as a change of the conversation', async () => {
    const dora = await family.joins('dora');
    const id = await family.shares(anna, await photo('f.jpg', 7), 'PRIVATE');
    await seedRoom(family.harness, { room: 'r', isGroup: true, members: [anna.id, dora.id], seq: 0 });
    await seedGranting(family.harness, { room: 'r', isGroup: true, members: [anna.id, dora.id], seq: 1 }, anna.id, id);
    await family.harness.settled();
    pushes.splice(0);
    await anna.call('media', 'DeleteItem', { item: id });
    await family.harness.settled();
    expect(hearers('conversation')).toEqual(new Set([anna.id, dora.id]));
    expect(hearers('group')).toEqual(new Set());
    expect(hearers('feed')).toEqual(new Set([anna.id]));
  });

  it('is what became of each file and of the space, to the owner', async () => {
    const same = await photo('c.jpg', 1);
    const files = [same, { fileName: 'text.png', bytes: Buffer.from('not a picture') }, await photo('d.jpg', 3)];
    const opened = await family.openUpload(anna, files);
    await family.send(opened, files);
    await expect(family.publish(anna, opened)).rejects.toMatchObject({ code: 'rejected' });
    await family.harness.settled();
    const progress = pushes.filter(({ event }) => event === 'file upload');
    expect(new Set(progress.map(({ member }) => member))).toEqual(new Set([anna.id]));
    expect(progress.map(({ payload }) => payload)).toEqual(
      expect.arrayContaining([
        { fileName: 'c.jpg', progress: 100, finished: true, postId: expect.not.stringContaining(opened.promises[0]?.item ?? '') },
        { fileName: 'text.png', progress: 100, finished: true, error: 'One or more of your file`s format is not supported by Kloak!' },
        { fileName: 'd.jpg', progress: 100, finished: true, postId: opened.promises[2]?.item },
      ]),
    );
    expect(hearers('usage')).toEqual(new Set([anna.id]));
  });

  it('is no fault of a file that its owner gives up', async () => {
    const two = [await photo('here.jpg', 4), await photo('never.jpg', 5)];
    const opened = await family.openUpload(anna, two);
    await family.arrive({ ...opened, promises: opened.promises.slice(0, 1) }, two);
    await family.harness.settled();
    pushes.splice(0);
    await anna.call('media', 'CancelUpload', { upload: opened.upload });
    await family.harness.settled();
    expect(hearers('usage')).toEqual(new Set([anna.id]));
    expect(pushes.filter(({ event }) => event === 'file upload')).toEqual([]);
  });
});
