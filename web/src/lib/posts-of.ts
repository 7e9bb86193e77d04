import type { Post, Profile } from '@kloak/proto/api/types.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { query } from './api.ts';
import { entriesOf, growingList, type Part } from './growing-list.ts';
import { isRecord } from './is-record.ts';

/**
 * Posts of one member, the newest first: the caller's own library and another's by username, the own one by id where it is a page of its own, and what its
 * writer, by id, shares besides a post.
 */
export type PostList = { readonly of: 'mine' | 'added' | 'profile' | 'writer'; readonly name: string };

type Told = { readonly profile: Profile | undefined; readonly posts: readonly Post[]; readonly total: number; readonly next?: string | undefined };
/** How many come at a time, and from where. */
type Source = { readonly perPage: number; readonly ask: (part: Part, name: string, me: string) => Promise<Told> };

const sources: Readonly<Record<PostList['of'], Source>> = {
  mine: {
    perPage: 4,
    ask: async (part, username) => {
      const { profile, ...told } = await query('POST /api/profile/get-my-profile', { username, ...part });
      return { ...told, profile, posts: profile.posts };
    },
  },
  added: {
    perPage: 24,
    ask: async (part, profileId) => {
      const told = await query('POST /api/post/post-by-id', { profileId, ...part });
      return { ...told, profile: undefined };
    },
  },
  profile: {
    perPage: 4,
    ask: async (part, username) => {
      const { profile, ...told } = await query('POST /api/profile/get-posts-profile', { username, ...part });
      return { ...told, profile, posts: profile.posts };
    },
  },
  writer: {
    perPage: 20,
    ask: async (part, postWriterId, me) => {
      const told = await query('POST /api/post/allposts-by-id', { profileId: me, postWriterId, ...part });
      return { ...told, profile: undefined };
    },
  },
};

/** The key begins with `feed`, since what changes that changes this. `total`: how many there are, also those that have not come. */
export function postsOfQuery({ of, name }: PostList, me: string) {
  const { perPage, ask } = sources[of];
  return infiniteQueryOptions({
    queryKey: ['feed', of, name, me],
    ...growingList(perPage, async (part) => {
      const { posts, profile, total, next } = await ask(part, name, me);
      return { entries: posts, about: { profile, total }, next };
    }),
    select: (list) => ({ profile: list.pages[0]?.about.profile, total: list.pages[0]?.about.total ?? 0, posts: entriesOf(list) }),
  });
}

/** How an entry of the history names a list. */
export function isPostList(value: unknown): value is PostList {
  return isRecord(value) && typeof value.name === 'string' && typeof value.of === 'string' && Object.hasOwn(sources, value.of);
}
