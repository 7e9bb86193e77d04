import { type Fixture, startFixture } from './testing/fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Ben', 'Carla', 'Dora');
  await fixture.publish('anna', 'photo');
});
afterAll(() => fixture.close());

const save = async (content: string, responseTo?: string) => {
  const { comment } = await fixture.as('anna').call('social', 'SaveComment', { item: 'photo', content, ...(responseTo !== undefined && { responseTo }) });
  return comment?.id ?? '';
};
const many = <Made>(count: number, make: (at: number) => Promise<Made>) => Promise.all(Array.from({ length: count }, (_, at) => make(at)));

describe('comments in great numbers', () => {
  it('come with at most 100 replies each and 1000 in all, and tell how many there are', async () => {
    const talks = await many(11, (at) => save(`talk ${at}`));
    for (const talk of talks) await many(101, (at) => save(`reply ${at}`, talk));
    const { comments, total } = await fixture.as('anna').call('social', 'ListComments', { item: 'photo', perPage: 11 });
    expect(total).toBe(11);
    expect(comments.filter(({ responseTo }) => responseTo === undefined).map(({ replyCount }) => replyCount)).toEqual(Array(11).fill(101));
    const replies = Map.groupBy(comments, ({ responseTo }) => responseTo);
    expect([...replies].flatMap(([under, those]) => (under === undefined ? [] : [those.length]))).toEqual(Array(10).fill(100));
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
