import { seedEvent } from '@kloak/platform/testing/seed-event.ts';
import { type SocialFixture, startFixture } from './testing/fixture.ts';

let fixture: SocialFixture;
beforeAll(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Gone');
  await fixture.connect('anna', 'gone');
  await fixture.publish('anna', 'photo');
});
afterAll(() => fixture.close());

const as = (who: string) => fixture.as(who);
const list = (liked: { item: string } | { comment: string }) => as('anna').call('social', 'ListLikes', liked);

it('likes go with the account of who gave them, from things and from comments', async () => {
  const { comment } = await as('anna').call('social', 'SaveComment', { item: 'photo', content: 'First steps' });
  const liked = [{ item: 'photo' }, { comment: comment?.id ?? '' }];
  for (const one of liked) for (const who of ['anna', 'gone']) await as(who).call('social', 'GiveLike', one);
  await fixture.harness.settled();
  for (const one of liked) expect(await list(one)).toMatchObject({ likes: ['anna', 'gone'], total: 2 });
  await seedEvent(fixture.harness, 'identity', 'account:gone', 'gone', { type: 'AccountDeleted', data: { account: 'gone', asked: true } });
  await fixture.harness.settled();
  for (const one of liked) expect(await list(one)).toMatchObject({ likes: ['anna'], total: 1 });
});
