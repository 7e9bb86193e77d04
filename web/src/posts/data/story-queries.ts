// Stories of relatives. The keys begin with `feed`, since the same pushes invalidate them.
import type { Post, Story } from '@kloak/proto/api/types.ts';
import { maxNumberedEntries, maxPerPage } from '@kloak/proto/rules/pages.ts';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';
import { entriesOf, growingList, withEntries } from '../../lib/growing-list.ts';
import { wholeList } from '../../lib/whole-list.ts';
import { storiesPerPage } from './first-pages.ts';

/** Returns stories of the caller's relatives, the last continued first. */
export function storiesQuery(me: string) {
  return infiniteQueryOptions({
    queryKey: ['feed', 'stories', me],
    ...growingList(storiesPerPage, async (part) => {
      const { stories, next } = await query('POST /api/profile/stories', { profileId: me, ...part });
      return { entries: stories, about: undefined, next };
    }),
    select: entriesOf,
  });
}

/** A hundred posts of a story in the order taken. `before`: number of posts in front of them. */
type StoryPart = { readonly story: Story; readonly posts: readonly Post[]; readonly before: number };

/** Number of posts in a story that can be reached. */
export const reachableOf = ({ count }: Story): number => Math.min(count, maxNumberedEntries);

/** Returns one part of a story, counted from 0. It is current until a push invalidates it. */
export function storyPartQuery(storyId: string, part: number, me: string) {
  return queryOptions({
    queryKey: ['feed', 'story', storyId, part, me],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<StoryPart> => {
      const ask = (asked: object) => query('POST /api/profile/story', { profileId: me, storyId, ...asked });
      const first = await ask({ page: part, perPage: maxPerPage });
      // An answer is bounded in bytes.
      const rest = async (next: string, most: number) =>
        wholeList(async (before = next, left) => {
          const { posts, next: further } = await ask({ before, perPage: left });
          return { entries: posts, next: further };
        }, most);
      const missing = maxPerPage - first.posts.length;
      const posts = first.next !== undefined && missing > 0 ? [...first.posts, ...(await rest(first.next, missing))] : first.posts;
      return { story: first.story, posts, before: part * maxPerPage };
    },
  });
}

/** Updates the number of posts of a story that are new to the caller. */
export function noteUnseen(client: QueryClient, storyId: string, unseen: number, me: string): void {
  client.setQueryData(storiesQuery(me).queryKey, (list) => {
    return (
      list && {
        ...list,
        pages: list.pages.map((page) => withEntries(page, (stories) => stories.map((one) => (one._id === storyId ? { ...one, unseen } : one)))),
      }
    );
  });
}
