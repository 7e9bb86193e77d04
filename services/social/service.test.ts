import { areConnected, relations } from '@kloak/platform/access/relations.ts';
import { type Harness, startHarness } from '@kloak/platform/contract/harness.ts';
import { neighbour, tellPublished, tellRegistered } from '@kloak/platform/contract/tell.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { formatPosition, parsePosition } from '@kloak/platform/position.ts';
import type { Ctx, Service } from '@kloak/platform/service.ts';
import type { Comment__Output } from '@kloak/proto/types/kloak/social/v1/Comment.ts';
import { social } from './service.ts';

// The neighbours are as small as social needs them: logs that hold what the tests tell, and media's answer about relations.
const identity = neighbour('identity');
const mediaRpcs = {
  async AwaitRelations(ctx: Ctx) {
    await ctx.strict(relations).getMany([]);
    return {};
  },
};
const media: Service = { ...neighbour('media'), rpcs: mediaRpcs, views: [relations] };

const days = 24 * 60 * 60 * 1000;
let ahead = 0;
const now = () => new Date(Date.now() + ahead);

type Push = { member: string; what: string; id?: string; at: string };
let pushes: Push[] = [];
const isChange = (payload: object): payload is Omit<Push, 'member'> => 'what' in payload;

let harness: Harness;

beforeAll(async () => {
  harness = await startHarness([identity, media, social], { lanes: 4, now });
  const { live } = harness.platform;
  harness.platform.live = {
    ...live,
    push(member, event, payload) {
      if (event === 'changed' && isChange(payload)) pushes.push({ member, ...payload });
    },
  };
  await tellRegistered(harness, 'anna', 'Anna', 'Anna@example.org');
  await tellRegistered(harness, 'ben', 'Ben', 'ben@example.org');
  await tellRegistered(harness, 'carla', 'Carla', 'carla@example.org');
  await tellRegistered(harness, 'dora', 'Dora', 'dora@example.org');
  await tellPublished(harness, 'anna', 'photo', 'FAMILY_ONLY');
  await tellPublished(harness, 'anna', 'diary', 'PRIVATE');
  await harness.settled();
});
afterAll(() => harness.close());
beforeEach(() => {
  ahead = 0;
});

const as = (who?: string) => harness.as(who);
const connect = (who: string, other: string) => as(who).call('social', 'RequestConnection', { other });
const accept = (who: string, other: string) => as(who).call('social', 'AcceptConnection', { other });
const reject = (who: string, other: string) => as(who).call('social', 'RejectConnection', { other });
const find = async (who: string, query: string) => (await as(who).call('social', 'FindProfile', { query })).profile;

/** How a member stands to the others, by id. */
async function standing(who: string) {
  const lists = await as(who).call('social', 'ListConnections', {});
  return { friends: lists.friends.map(({ id }) => id), pending: lists.pending.map(({ id }) => id), requested: lists.requested.map(({ id }) => id) };
}
const nothing = { friends: [], pending: [], requested: [] };

async function refusal(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'no refusal';
  } catch (error) {
    return error instanceof Refusal ? `${error.kind} ${error.code}` : `defect: ${error}`;
  }
}

describe('profiles', () => {
  it('are found by exact name or address, whatever its case', async () => {
    const ben = { id: 'ben', username: 'Ben', image: '/storage/avatar/ben.svg' };
    expect(await find('anna', 'BEN')).toEqual(ben);
    expect(await find('anna', ' Ben@Example.org ')).toEqual(ben);
    expect((await as('anna').call('social', 'GetProfile', { username: 'ben' })).profile).toEqual(ben);
  });

  it('show the address to oneself', async () => {
    expect(await find('anna', 'anna')).toMatchObject({ username: 'Anna', email: 'Anna@example.org' });
  });

  it('are refused in the words of their page', async () => {
    expect(await refusal(find('anna', 'be'))).toBe('missing no-profile');
    await expect(find('anna', 'nobody@example.org')).rejects.toThrow('No user with this username or email address was found');
    await expect(as('anna').call('social', 'GetProfile', { username: 'nobody' })).rejects.toThrow('Cannot fetch user profile');
  });

  it('are for members', async () => {
    expect(await refusal(as().call('social', 'FindProfile', { query: 'ben' }))).toBe('unauthenticated signed-out');
    expect(await refusal(as().call('social', 'GetProfile', { username: 'ben' }))).toBe('unauthenticated signed-out');
    expect(await refusal(as().call('social', 'ListConnections', {}))).toBe('unauthenticated signed-out');
  });
});

describe('a connection', () => {
  it('is asked for, seen by both, and asked for once', async () => {
    const answer = await connect('ben', 'anna');
    expect(answer.requested).toEqual([{ id: 'anna', username: 'Anna', image: '/storage/avatar/anna.svg' }]);
    await connect('ben', 'anna');
    expect(await standing('ben')).toEqual({ ...nothing, requested: ['anna'] });
    expect(await standing('anna')).toEqual({ ...nothing, pending: ['ben'] });
  });

  it('cannot be accepted by the one who asked', async () => {
    expect(await refusal(accept('ben', 'anna'))).toBe('conflict no-request');
  });

  it('is accepted, and shows both the other’s address', async () => {
    const answer = await accept('anna', 'ben');
    expect(answer.friends).toEqual([{ id: 'ben', username: 'Ben', image: '/storage/avatar/ben.svg', email: 'ben@example.org' }]);
    expect(await standing('ben')).toEqual({ ...nothing, friends: ['anna'] });
    expect(await find('ben', 'anna')).toMatchObject({ email: 'Anna@example.org' });
    expect(await find('carla', 'anna')).not.toHaveProperty('email');
  });

  it('stays when a friend asks or accepts again', async () => {
    await connect('anna', 'ben');
    await accept('anna', 'ben');
    expect(await standing('anna')).toEqual({ ...nothing, friends: ['ben'] });
  });

  it('is made when both ask', async () => {
    await connect('carla', 'dora');
    expect(await connect('dora', 'carla')).toMatchObject({ friends: [{ id: 'carla' }], pending: [], requested: [] });
  });

  it('is made once when both ask at the same time', async () => {
    await tellRegistered(harness, 'emil', 'Emil', 'emil@example.org');
    await tellRegistered(harness, 'fritz', 'Fritz', 'fritz@example.org');
    await harness.settled();
    await Promise.all([connect('emil', 'fritz'), connect('fritz', 'emil')]);
    expect(await standing('emil')).toEqual({ ...nothing, friends: ['fritz'] });
    expect(await standing('fritz')).toEqual({ ...nothing, friends: ['emil'] });
  });

  it('with oneself is a success that changes nothing; with nobody it is refused', async () => {
    await connect('anna', 'anna');
    expect(await standing('anna')).toEqual({ ...nothing, friends: ['ben'] });
    expect(await refusal(connect('anna', 'nobody'))).toBe('missing no-profile');
    expect(await refusal(accept('anna', 'carla'))).toBe('conflict no-request');
  });

  it('is taken back, declined, or nothing at all', async () => {
    await connect('dora', 'ben');
    expect(await reject('dora', 'ben')).toEqual({ ...nothing, friends: [expect.objectContaining({ id: 'carla' })] });
    await connect('dora', 'ben');
    await reject('ben', 'dora');
    await reject('ben', 'dora');
    await reject('ben', 'nobody');
    expect(await standing('ben')).toEqual({ ...nothing, friends: ['anna'] });
    expect((await standing('dora')).requested).toEqual([]);
  });

  it('cannot be asked for again for 30 days after a decline, and nobody is told', async () => {
    ahead = 29 * days;
    await connect('dora', 'ben');
    expect((await standing('dora')).requested).toEqual([]);
    ahead = 31 * days;
    await connect('dora', 'ben');
    expect((await standing('ben')).pending).toEqual(['dora']);
    await reject('dora', 'ben');
  });

  it('answers a repeat under the same key as the first time', async () => {
    const twice = () => as('anna').call('social', 'RequestConnection', { other: 'carla' }, { key: 'k', bodyHash: 'h' });
    await twice();
    await reject('anna', 'carla');
    await twice();
    expect((await standing('anna')).requested).toEqual([]);
  });
});

describe('hearts', () => {
  const give = (who: string, item = 'photo') => as(who).call('social', 'GiveHeart', { item });
  const take = (who: string, item = 'photo') => as(who).call('social', 'TakeHeart', { item });
  const list = async (who: string, page: { page?: number; perPage?: number; before?: string } = {}) => {
    const { hearts, total, next } = await as(who).call('social', 'ListHearts', { item: 'photo', ...page });
    return { whose: hearts.map(({ profile }) => profile?.username), total, next };
  };

  it('are for those who may view the item', async () => {
    expect(await refusal(give('carla'))).toBe('forbidden not-yours');
    expect(await refusal(take('carla'))).toBe('forbidden not-yours');
    expect(await refusal(list('carla'))).toBe('forbidden not-yours');
    expect(await refusal(give('ben', 'diary'))).toBe('forbidden not-yours');
    expect(await refusal(give('anna', 'nothing'))).toBe('missing no-item');
    expect(await refusal(as().call('social', 'GiveHeart', { item: 'photo' }))).toBe('unauthenticated signed-out');
    expect(await refusal(give('anna', 'diary'))).toBe('no refusal');
  });

  it('count once, and show one’s own first, then the newest', async () => {
    const { heart } = await give('anna');
    expect(heart).toEqual({ id: 'photo.anna', profile: { id: 'anna', username: 'Anna', image: '/storage/avatar/anna.svg' } });
    await give('ben');
    await give('ben');
    await harness.settled();
    expect(await list('anna')).toEqual({ whose: ['Anna', 'Ben'], total: 2 });
    expect(await list('ben')).toEqual({ whose: ['Ben', 'Anna'], total: 2 });
  });

  it('are taken back, as often as one likes', async () => {
    await take('ben');
    await take('ben');
    expect(await list('anna')).toEqual({ whose: ['Anna'], total: 1 });
    await give('ben');
  });

  it('come in pages that neither repeat nor skip, by number and by what the last page told', async () => {
    for (const name of ['Gina', 'Hugo', 'Ida']) {
      const id = name.toLowerCase();
      await tellRegistered(harness, id, name, `${id}@example.org`);
      await harness.settled();
      await connect(id, 'anna');
      await accept('anna', id);
      await give(id);
    }
    const all = (await list('ben')).whose;
    expect(all).toEqual(['Ben', 'Ida', 'Hugo', 'Gina', 'Anna']);
    for (const perPage of [1, 2, 3, 5]) {
      const numbered: (string | undefined)[] = [];
      const followed: (string | undefined)[] = [];
      for (let page = 0; page * perPage < all.length; page += 1) numbered.push(...(await list('ben', { page, perPage })).whose);
      let before: string | undefined;
      do {
        const page = await list('ben', { perPage, ...(before !== undefined && { before }) });
        followed.push(...page.whose);
        before = page.next;
      } while (before !== undefined);
      expect({ perPage, numbered, followed }).toEqual({ perPage, numbered: all, followed: all });
    }
    expect((await list('ben', { page: 9, perPage: 2 })).whose).toEqual([]);
  });
});

describe('comments', () => {
  const save = async (who: string, content: string, responseTo?: string, item = 'photo') => {
    const { comment } = await as(who).call('social', 'SaveComment', { item, content, ...(responseTo !== undefined && { responseTo }) });
    if (!comment) throw new Error('no comment');
    return comment;
  };
  const list = async (who: string, page: { page?: number; perPage?: number; before?: string; responseTo?: string } = {}) => {
    const { comments, ...rest } = await as(who).call('social', 'ListComments', { item: 'photo', ...page });
    return { texts: comments.map(({ content }) => content), comments, ...rest };
  };
  let first: Comment__Output;

  it('are for those who may view the item', async () => {
    expect(await refusal(save('carla', 'Hello'))).toBe('forbidden not-yours');
    expect(await refusal(list('carla'))).toBe('forbidden not-yours');
    expect(await refusal(save('ben', 'Hello', undefined, 'diary'))).toBe('forbidden not-yours');
    expect(await refusal(save('ben', 'Hello', undefined, 'nothing'))).toBe('missing no-item');
    expect(await refusal(save('ben', '  '))).toBe('invalid comment-empty');
    expect(await refusal(as().call('social', 'SaveComment', { item: 'photo', content: 'Hello' }))).toBe('unauthenticated signed-out');
  });

  it('are answered as they are kept', async () => {
    first = await save('ben', ' What a day! ');
    expect(first).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      item: 'photo',
      content: 'What a day!',
      writer: { id: 'ben', username: 'Ben', image: '/storage/avatar/ben.svg' },
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      replyCount: 0,
    });
  });

  it('are listed oldest first, each followed by its replies; a reply to a reply joins the parent', async () => {
    const reply = await save('anna', 'It was.', first.id);
    expect(reply.responseTo).toBe(first.id);
    await save('gina', 'I remember.');
    expect((await save('ben', 'Again soon?', reply.id)).responseTo).toBe(first.id);
    const { texts, comments, total } = await list('gina');
    expect(texts).toEqual(['What a day!', 'It was.', 'Again soon?', 'I remember.']);
    expect(comments.map(({ replyCount }) => replyCount)).toEqual([2, 0, 0, 0]);
    expect(total).toBe(2);
  });

  it('come in pages that count what is no reply', async () => {
    const one = await list('anna', { perPage: 1 });
    expect(one.texts).toEqual(['What a day!', 'It was.', 'Again soon?']);
    expect((await list('anna', { perPage: 1, page: 1 })).texts).toEqual(['I remember.']);
    expect((await list('anna', { perPage: 1, before: one.next ?? '' })).texts).toEqual(['I remember.']);
    expect((await list('anna', { perPage: 1, page: 2 })).texts).toEqual([]);
    expect(await refusal(list('anna', { before: 'nonsense' }))).toBe('invalid bad-cursor');
  });

  it('list their replies alone when asked', async () => {
    expect(await list('anna', { responseTo: first.id, perPage: 1 })).toMatchObject({ texts: ['It was.'], total: 2, next: expect.any(String) });
    expect((await list('anna', { responseTo: first.id, page: 1, perPage: 1 })).texts).toEqual(['Again soon?']);
    expect(await refusal(list('anna', { responseTo: 'nothing' }))).toBe('missing no-comment');
    expect(await refusal(save('anna', 'Lost', 'nothing'))).toBe('missing no-comment');
    expect(await refusal(save('anna', 'Elsewhere', first.id, 'diary'))).toBe('missing no-comment');
  });

  it('are saved once under one key', async () => {
    const twice = () => as('anna').call('social', 'SaveComment', { item: 'photo', content: 'Once' }, { key: 'c', bodyHash: 'h' });
    expect(await twice()).toEqual(await twice());
    expect((await list('anna')).total).toBe(3);
  });
});

describe('open pages', () => {
  const during = async (work: () => Promise<unknown>) => {
    await harness.settled();
    pushes = [];
    await work();
    await harness.settled();
    return pushes.map(({ member, what, id }) => [member, what, ...(id === undefined ? [] : [id])].join(' ')).sort();
  };

  it('of both members hear what became of their connection', async () => {
    expect(await during(() => connect('carla', 'ben'))).toEqual(['ben connections', 'carla connections']);
    expect(await during(() => accept('ben', 'carla'))).toEqual(['ben connections', 'ben feed', 'carla connections', 'carla feed']);
    expect(await during(() => reject('ben', 'carla'))).toEqual(['ben connections', 'ben feed', 'carla connections', 'carla feed']);
  });

  it('of all who may view an item hear of its hearts and comments, and of nobody else', async () => {
    const family = ['anna', 'ben', 'gina', 'hugo', 'ida'].map((member) => `${member} item photo`);
    expect(await during(() => as('ben').call('social', 'TakeHeart', { item: 'photo' }))).toEqual(family);
    expect(await during(() => as('gina').call('social', 'SaveComment', { item: 'photo', content: 'Yes' }))).toEqual(family);
    expect(await during(() => as('anna').call('social', 'TakeHeart', { item: 'diary' }))).toEqual(['anna item diary']);
  });

  it('are told from where on they see it', async () => {
    for (const { at } of pushes) expect(formatPosition(parsePosition(at))).toBe(at);
    expect(pushes[0]?.at).toMatch(/^social\.\d\.\d+$/);
  });
});

describe('removing a connection', () => {
  it('has ended access, here and in media, when it answers; what was said stays', async () => {
    expect(await refusal(as('ben').call('social', 'ListComments', { item: 'photo' }))).toBe('no refusal');
    let woken = 0;
    const stop = harness.platform.live.onWake('relations', () => {
      woken += 1;
    });
    await reject('anna', 'ben');
    const reader = harness.running('media').runtime.store.views.reader(relations);
    expect(await areConnected(reader, 'ben', 'anna')).toBe(false);
    expect(await refusal(as('ben').call('social', 'ListComments', { item: 'photo' }))).toBe('forbidden not-yours');
    expect(await refusal(as('ben').call('social', 'GiveHeart', { item: 'photo' }))).toBe('forbidden not-yours');
    await harness.settled();
    expect(woken).toBe(1);
    stop();

    const { comments } = await as('anna').call('social', 'ListComments', { item: 'photo' });
    expect(comments[0]).toMatchObject({ content: 'What a day!', writer: { username: 'Ben' } });
    expect(await standing('ben')).toEqual(nothing);
    expect(await find('ben', 'anna')).not.toHaveProperty('email');
  });

  it('can be followed by a new request', async () => {
    await connect('ben', 'anna');
    await accept('anna', 'ben');
    expect(await refusal(as('ben').call('social', 'ListComments', { item: 'photo' }))).toBe('no refusal');
  });
});
