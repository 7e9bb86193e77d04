import { refusal } from '@kloak/platform/testing/refusal.ts';
import { type SocialFixture, startFixture } from './testing/fixture.ts';

let fixture: SocialFixture;
beforeAll(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Ben', 'Carla');
  await fixture.connect('anna', 'ben');
  for (const item of ['a1', 'a2', 'a3']) await fixture.publish('anna', item);
  for (const item of ['b1', 'b2']) await fixture.publish('ben', item);
});
afterAll(() => fixture.close());

async function give(who: string, ...items: string[]): Promise<void> {
  for (const item of items) {
    await fixture.as(who).call('social', 'GiveHeart', { item });
    await fixture.harness.settled();
  }
}
const hearted = (who: string, page: object = {}) => fixture.as(who).call('social', 'ListOwnHearts', page);

it('what a member gave a heart is listed, own and others’, the newest heart first', async () => {
  await give('ben', 'a1', 'b2', 'a3', 'b1', 'a2');
  await give('ben', 'a1');
  expect(await hearted('ben')).toEqual({ items: ['a2', 'b1', 'a3', 'b2', 'a1'], total: 5 });
  expect(await hearted('anna')).toEqual({ items: [], total: 0 });
  expect(await refusal(fixture.as().call('social', 'ListOwnHearts', {}))).toBe('unauthenticated signed-out');
});

it('is read in pages, by number and by where the last one ended', async () => {
  const first = await hearted('ben', { perPage: 2 });
  expect(first).toMatchObject({ items: ['a2', 'b1'], total: 5 });
  expect(await hearted('ben', { perPage: 2, page: 1 })).toMatchObject({ items: ['a3', 'b2'] });
  const rest = await hearted('ben', { before: first.next });
  expect([rest.items, rest.next]).toEqual([['a3', 'b2', 'a1'], undefined]);
  expect(await refusal(hearted('ben', { before: 'nonsense' }))).toBe('invalid bad-cursor');
  expect(await refusal(hearted('ben', { page: 200, perPage: 100 }))).toBe('invalid page-too-deep');
});

it('lacks a heart that was taken back, and what the member may no longer see', async () => {
  await fixture.as('ben').call('social', 'TakeHeart', { item: 'a3' });
  await fixture.harness.settled();
  expect(await hearted('ben')).toEqual({ items: ['a2', 'b1', 'b2', 'a1'], total: 4 });
  await fixture.as('anna').call('social', 'RejectConnection', { other: 'ben' });
  expect(await hearted('ben')).toEqual({ items: ['b1', 'b2'], total: 2 });
  expect(await hearted('ben', { perPage: 1, page: 1 })).toMatchObject({ items: ['b2'] });
});
