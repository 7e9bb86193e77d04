import { readFrom } from '@kloak/platform/lists/paging.ts';
import type { NewestRequest, ViewReader } from '@kloak/platform/ports/store.ts';
import type { PostDoc } from './posts.ts';
import { postsOfDays } from './posts-of-days.ts';

/** A store without posts, which notes its queries. */
function emptyReader(): { reader: ViewReader<PostDoc>; asked: NewestRequest[] } {
  const asked: NewestRequest[] = [];
  const none = async () => ({ items: [] });
  const newest = async (request: NewestRequest) => {
    asked.push(request);
    return { items: [] };
  };
  return { asked, reader: { get: async () => undefined, getMany: async () => [], page: none, words: none, newest } };
}

it('a query names no more keys than the store takes, and all days have their turn', async () => {
  const owners = ['anna', ...Array.from({ length: 499 }, (_, index) => `relative-${index}`)];
  const days = ['2024-07-01', '2024-07-02', '2024-07-03'].map((day) => ({ day, owners }));
  const { reader, asked } = emptyReader();
  expect(await readFrom(postsOfDays(reader, 'anna', days), 100)).toEqual({ items: [] });
  for (const { keys } of asked) expect(keys.length).toBeLessThanOrEqual(1000);
  expect(asked.map(({ keys }) => keys[0]?.at(-1))).toEqual(['2024-07-03', '2024-07-02', '2024-07-01']);
});
