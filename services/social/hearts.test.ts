import { refusal } from '@kloak/platform/testing/refusal.ts';
import { type SocialFixture, startFixture } from './testing/fixture.ts';

let fixture: SocialFixture;
/** Anna's item without hearts; a new one for each test. */
let photo: string;
let made = 0;

beforeAll(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Ben', 'Carla');
  await fixture.connect('anna', 'ben');
});
afterAll(() => fixture.close());
beforeEach(async () => {
  made += 1;
  photo = `photo-${made}`;
  await fixture.publish('anna', photo);
});

const give = (who?: string, item = photo) => fixture.as(who).call('social', 'GiveHeart', { item });
const take = (who: string, item = photo) => fixture.as(who).call('social', 'TakeHeart', { item });
const list = async (who: string, page: { page?: number; perPage?: number; before?: string } = {}) => {
  const { hearts, total, next } = await fixture.as(who).call('social', 'ListHearts', { item: photo, ...page });
  return { whose: hearts.map(({ profile }) => profile?.username), total, next };
};

describe('hearts', () => {
  it('are for those who may view the item', async () => {
    await fixture.publish('anna', 'diary', 'PRIVATE');
    expect(await refusal(give('carla'))).toBe('forbidden not-yours');
    expect(await refusal(take('carla'))).toBe('forbidden not-yours');
    expect(await refusal(list('carla'))).toBe('forbidden not-yours');
    expect(await refusal(give('ben', 'diary'))).toBe('forbidden not-yours');
    expect(await refusal(give('anna', 'nothing'))).toBe('missing no-item');
    expect(await refusal(give(undefined))).toBe('unauthenticated signed-out');
    expect(await refusal(give('anna', 'diary'))).toBe('no refusal');
  });

  it('count once, and show one’s own first, then the newest', async () => {
    const { heart } = await give('anna');
    expect(heart).toEqual({ id: `${photo}.anna`, profile: { id: 'anna', username: 'Anna', image: '/storage/avatar/anna.svg' } });
    await give('ben');
    await give('ben');
    await fixture.harness.settled();
    expect(await list('anna')).toEqual({ whose: ['Anna', 'Ben'], total: 2 });
    expect(await list('ben')).toEqual({ whose: ['Ben', 'Anna'], total: 2 });
  });

  it('are counted with the comments of many things at once, for who may view them', async () => {
    const [silent, diary] = [`${photo}-silent`, `${photo}-diary`];
    await fixture.publish('anna', silent);
    await fixture.publish('anna', diary, 'PRIVATE');
    for (const item of [photo, diary]) await give('anna', item);
    await give('ben');
    const { comment } = await fixture.as('ben').call('social', 'SaveComment', { item: photo, content: 'Lovely' });
    await fixture.as('anna').call('social', 'SaveComment', { item: photo, content: 'Thank you', responseTo: comment?.id });
    await fixture.harness.settled();
    const counts = async (who: string) => (await fixture.as(who).call('social', 'ListItemCounts', { items: [photo, silent, diary, 'nothing', photo] })).counts;
    const [many, none, own] = [
      { item: photo, hearts: 2, comments: 2 },
      { item: silent, hearts: 0, comments: 0 },
      { item: diary, hearts: 1, comments: 0 },
    ];
    expect(await counts('anna')).toEqual([many, none, own]);
    expect(await counts('ben')).toEqual([many, none]);
    expect(await counts('carla')).toEqual([]);
    await take('ben');
    await fixture.as('ben').call('social', 'DeleteComment', { comment: comment?.id ?? '' });
    await fixture.harness.settled();
    expect(await counts('ben')).toEqual([{ item: photo, hearts: 1, comments: 1 }, none]);
    expect(await refusal(fixture.as(undefined).call('social', 'ListItemCounts', { items: [photo] }))).toBe('unauthenticated signed-out');
  });

  it('are taken back, as often as one likes', async () => {
    await give('anna');
    await give('ben');
    await take('ben');
    await take('ben');
    await fixture.harness.settled();
    expect(await list('anna')).toEqual({ whose: ['Anna'], total: 1 });
    await give('ben');
    await fixture.harness.settled();
    expect(await list('anna')).toEqual({ whose: ['Anna', 'Ben'], total: 2 });
  });

  it('come in pages that neither repeat nor skip, by number and by what the last page told', async () => {
    await fixture.join('Gina', 'Hugo', 'Ida');
    await fixture.connect('anna', 'gina', 'hugo', 'ida');
    for (const who of ['anna', 'ben', 'gina', 'hugo', 'ida']) await give(who);
    await fixture.harness.settled();
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
