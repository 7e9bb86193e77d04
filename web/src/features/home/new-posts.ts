import type { Story } from '@kloak/proto/api/types.ts';

/** Posts that are new to the caller: their number, the time of the oldest of them, and whether an older story may have further ones. */
type NewPosts = { readonly count: number; readonly since: string; readonly isOpen: boolean };

/** Returns the new posts of some stories; undefined if there are none. Of a story that was seen in part, the last posts are new. */
export function newPostsOf(stories: readonly Story[]): NewPosts | undefined {
  const fresh = stories.filter(({ unseen }) => unseen > 0);
  const [since] = fresh.map(({ unseen, count, firstAt, lastAt }) => (unseen === count ? firstAt : lastAt)).toSorted();
  return since === undefined ? undefined : { count: fresh.reduce((sum, { unseen }) => sum + unseen, 0), since, isOpen: fresh.at(-1) === stories.at(-1) };
}
