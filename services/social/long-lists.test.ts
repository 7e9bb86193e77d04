import { countQueries } from '@kloak/platform/testing/count-queries.ts';
import { seedEvent } from '@kloak/platform/testing/seed-event.ts';
import { type SocialFixture, startFixture } from './testing/fixture.ts';

let fixture: SocialFixture;
beforeAll(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Ben', 'Carla', 'Dora');
  await fixture.publish('anna', 'photo');
});
afterAll(() => fixture.close());

const save = async (content: string, responseTo?: string, item = 'photo') => {
  const { comment } = await fixture.as('anna').call('social', 'SaveComment', { item, content, ...(responseTo !== undefined && { responseTo }) });
  return comment?.id ?? '';
};
const many = <Made>(count: number, make: (at: number) => Promise<Made>) => Promise.all(Array.from({ length: count }, (_, at) => make(at)));

describe('comments in great numbers', () => {
  it('come with at most 100 replies each and 500 in all, which they share, and tell how many there are', async () => {
    const talks = await many(6, (at) => save(`talk ${at}`));
    const short = talks.slice(0, 1);
    for (const talk of talks) await many(short.includes(talk) ? 5 : 101, (at) => save(`reply ${at}`, talk));
    const listed = async (perPage: number) => {
      const { comments, total } = await fixture.as('anna').call('social', 'ListComments', { item: 'photo', perPage });
      const tops = comments.filter(({ responseTo }) => responseTo === undefined);
      const repliesOf = (id: string) => comments.filter(({ responseTo }) => responseTo === id).length;
      return { total, tops: tops.map(({ id, replyCount }) => ({ short: short.includes(id), replyCount, replies: repliesOf(id) })) };
    };
    const { total, tops } = await listed(6);
    expect(total).toBe(6);
    for (const top of tops) expect(top).toEqual(top.short ? { short: true, replyCount: 5, replies: 5 } : { short: false, replyCount: 101, replies: 99 });
    const few = await listed(3);
    for (const top of few.tops) expect(top.replies).toBe(Math.min(top.replyCount, 100));
  });

  it('come in answers of 256 kB at most, however long they are, and all of them in the end', async () => {
    await fixture.publish('anna', 'long');
    const long = '😀'.repeat(2000);
    const tops = await many(50, () => save(long, undefined, 'long'));
    await many(30, () => save(long, tops[0], 'long'));
    const list = async (request: object) => {
      const answer = await fixture.as('anna').call('social', 'ListComments', { item: 'long', ...request });
      expect(Buffer.byteLength(JSON.stringify(answer))).toBeLessThanOrEqual(256_000);
      return answer;
    };
    for (const request of [{}, { responseTo: tops[0] }]) {
      const seen = new Set<string>();
      for (let before: string | undefined; ; ) {
        const { comments, next } = await list({ ...request, perPage: 100, before });
        for (const { id } of comments) seen.add(id);
        if (next === undefined) break;
        before = next;
      }
      for (const id of 'responseTo' in request ? [] : tops) expect(seen).toContain(id);
      if ('responseTo' in request) expect(seen.size).toBe(30);
    }
    // The numbered pages of the specification fit as they are.
    const { comments, next } = await list({});
    expect(comments.filter(({ responseTo }) => responseTo === undefined)).toHaveLength(25);
    expect(next).toBeDefined();
  });

  it('come with their first replies, without a gap when some of these are deleted', async () => {
    await fixture.publish('anna', 'lake');
    const talk = await save('talk', undefined, 'lake');
    const replies: string[] = [];
    for (let at = 0; at < 102; at += 1) replies.push(await save(`reply ${at}`, talk, 'lake'));
    for (const place of [0, 50]) await fixture.as('anna').call('social', 'DeleteComment', { comment: replies[place] ?? '' });
    replies.push(await save('one more', talk, 'lake'));
    const { comments } = await fixture.as('anna').call('social', 'ListComments', { item: 'lake' });
    const left = replies.filter((_, place) => place !== 0 && place !== 50);
    expect(comments[0]).toMatchObject({ id: talk, replyCount: 101 });
    expect(comments.slice(1).map(({ id }) => id)).toEqual(left.slice(0, 98));
    const rest = await fixture.as('anna').call('social', 'ListComments', { item: 'lake', responseTo: talk, perPage: 100, page: 1 });
    expect(rest.comments.map(({ id }) => id)).toEqual(left.slice(100));
  });

  it('come with all their replies by three questions to the view, however many comments there are', async () => {
    await fixture.publish('anna', 'hill');
    const talks = await many(12, (at) => save(`talk ${at}`, undefined, 'hill'));
    for (const talk of talks) await save('reply', talk, 'hill');
    // Queries of the pushes count as well.
    await fixture.harness.settled();
    const asked = countQueries(fixture.harness, 'social', 'comments');
    const listed = await fixture.as('anna').call('social', 'ListComments', { item: 'hill', perPage: 12 });
    expect(listed.comments).toHaveLength(24);
    expect(asked()).toBe(3);
  });

  it('come in pages of at most 100, whatever is asked for', async () => {
    await many(100, (at) => save(`more ${at}`));
    const { comments, next } = await fixture.as('anna').call('social', 'ListComments', { item: 'photo', perPage: 1_000_000 });
    expect(comments.filter(({ responseTo }) => responseTo === undefined)).toHaveLength(100);
    expect(next).toEqual(expect.any(String));
  });
});

describe('requests', () => {
  it('come newest first', async () => {
    for (const [place, other] of ['ben', 'dora', 'carla'].entries()) {
      fixture.setAhead(1000 * place);
      await fixture.request('anna', other);
    }
    expect((await fixture.standing('anna')).requested).toEqual(['carla', 'dora', 'ben']);
  });
});

describe('requests and connections in great numbers', () => {
  /** Seeds connection events between Emil and others as if they had been decided. */
  const seed = (count: number, type: 'ConnectionRequested' | 'ConnectionAccepted', by: (other: string) => string) =>
    many(count, async (at) => {
      const data = { low: 'emil', high: `member-${at}`, by: by(`member-${at}`) };
      const home = `${data.low}:${data.high}`;
      await seedEvent(fixture.harness, 'social', `pair:${home}`, home, { type, data });
    });
  beforeEach(async () => {
    await fixture.close();
    fixture = await startFixture();
    await fixture.join('Emil', 'Fritz');
  });

  it('are refused in words to who has sent too many, and those that are there stay', async () => {
    await seed(99, 'ConnectionRequested', () => 'emil');
    await fixture.request('emil', 'fritz');
    await fixture.join('Gina');
    await expect(fixture.request('emil', 'gina')).rejects.toMatchObject({ kind: 'conflict', code: 'too-many-sent', message: expect.stringContaining('100') });
    await fixture.request('emil', 'fritz');
    expect((await fixture.standing('emil')).requested).toHaveLength(100);
    await fixture.reject('emil', 'fritz');
    expect((await fixture.request('emil', 'gina')).requested).toHaveLength(100);
  });

  it('to one member are refused to who comes last: nobody is pushed out', async () => {
    await fixture.request('fritz', 'emil');
    await seed(399, 'ConnectionRequested', (other) => other);
    await fixture.harness.settled();
    await fixture.join('Gina');
    await expect(fixture.request('gina', 'emil')).rejects.toMatchObject({ kind: 'conflict', code: 'too-many-received' });
    expect((await fixture.standing('emil')).pending).toEqual(expect.arrayContaining(['fritz']));
    expect((await fixture.accept('emil', 'fritz')).friends).toMatchObject([{ id: 'fritz' }]);
  });

  it('of one member are refused when there are as many connections as lists can tell of', async () => {
    await fixture.request('fritz', 'emil');
    await seed(400, 'ConnectionAccepted', () => 'emil');
    await fixture.harness.settled();
    await expect(fixture.accept('emil', 'fritz')).rejects.toMatchObject({ kind: 'conflict', code: 'too-many-friends' });
    await expect(fixture.request('emil', 'fritz')).rejects.toMatchObject({ kind: 'conflict', code: 'too-many-friends' });
  });
});
