import { maxPerPage } from '@kloak/proto/rules/pages.ts';
import { useQuery } from '@tanstack/react-query';
import type { StoryPlace } from '../../../posts/data/story-place.ts';
import { reachableOf, storyPartQuery } from '../../../posts/data/story-queries.ts';
import { type Item, refOf } from '../../../posts/item.ts';
import type { ListPosition } from './list-position.ts';

type StoryNeighbours = { readonly items: readonly Item[]; readonly of: StoryPlace; readonly place: ListPosition };

/** Number of posts before the end of a part at which the next part is fetched. */
const aheadPosts = 3;

/**
 * Returns the part of a story around a post, with the post's current place, which a reload begins from. A long story is therefore as quick in its
 * middle as at its beginning. Undefined until the part is loaded, and if the post is no longer there.
 */
export function useStoryNeighbours(opened: StoryPlace | undefined, shown: string, me: string): StoryNeighbours | undefined {
  const { name = '', nth = 0 } = opened ?? {};
  const [at, within] = [Math.floor(nth / maxPerPage), nth % maxPerPage];
  const part = useQuery(storyPartQuery(name, at, me)).data;
  const count = part ? reachableOf(part.story) : 0;
  const isNearStart = at > 0 && within < aheadPosts;
  const isNearEnd = (at + 1) * maxPerPage < count && within >= maxPerPage - aheadPosts;
  const newer = useQuery(storyPartQuery(isNearStart ? name : '', at - 1, me)).data;
  const older = useQuery(storyPartQuery(isNearEnd ? name : '', at + 1, me)).data;
  if (!opened || !part) return undefined;
  const parts = [newer, part, older].flatMap((one) => one ?? []);
  const posts = parts.flatMap((one) => one.posts);
  const index = posts.findIndex(({ _id }) => _id === shown);
  if (index < 0) return undefined;
  const now = (parts[0]?.before ?? 0) + index;
  return { items: posts.map(refOf), of: { ...opened, nth: now }, place: { nth: now + 1, count: part.story.count } };
}
