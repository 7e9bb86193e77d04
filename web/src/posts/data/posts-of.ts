import type { Answer, Post, Profile } from '@kloak/proto/api/types.ts';
import { type Category, isCategory } from '@kloak/proto/rules/text/categories.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';
import { entriesOf, growingList, type PartRequest } from '../../lib/growing-list.ts';
import { isRecord } from '../../lib/is-record.ts';
import { libraryPerPage } from './first-pages.ts';

/**
 * List of one member's posts, the newest first. `mine`: the caller's library; `profile`: another member's; `name` is the username. Both are ordered by
 * capture, or by upload with `added: true`. `added`: the caller's posts by upload, on a page of their own; `name` is the caller's id. `writer`: posts
 * that a member shares; `name` is their id. `hearts`: posts with a heart of the caller, whose id is `name`, the newest heart first. `category`: only videos of this category, in the two libraries.
 */
export type PostList = {
  readonly of: 'mine' | 'added' | 'profile' | 'writer' | 'hearts';
  readonly name: string;
  readonly category?: Category | undefined;
  readonly added?: boolean | undefined;
};
/** Categories of the visible videos, and the number of videos in each. */
export type Categories = Answer<'POST /api/profile/get-posts-profile'>['categories'];

/** `downloadable`: the member lets others download originals. */
export type ProfileWithPosts = Profile & { readonly downloadable?: boolean | undefined };
type PostsPage = {
  readonly profile: ProfileWithPosts | undefined;
  readonly posts: readonly Post[];
  readonly total: number;
  readonly next?: string | undefined;
  readonly categories?: Categories;
};
/** Page size of a list, and its request. */
type Source = { readonly perPage: number; readonly ask: (part: PartRequest, list: PostList, me: string) => Promise<PostsPage> };

const libraryAsked = ({ name: username, category, added }: PostList) => ({ username, category, ...(added && { order: 'added' as const }) });

const sources: Readonly<Record<PostList['of'], Source>> = {
  mine: {
    perPage: libraryPerPage,
    ask: async (part, list) => {
      const { profile, ...told } = await query('POST /api/profile/get-my-profile', { ...libraryAsked(list), ...part });
      return { ...told, profile, posts: profile.posts };
    },
  },
  added: {
    perPage: 24,
    ask: async (part, { name: profileId }) => {
      const told = await query('POST /api/post/post-by-id', { profileId, ...part });
      return { ...told, profile: undefined };
    },
  },
  profile: {
    perPage: libraryPerPage,
    ask: async (part, list) => {
      const { profile, ...told } = await query('POST /api/profile/get-posts-profile', { ...libraryAsked(list), ...part });
      return { ...told, profile, posts: profile.posts };
    },
  },
  writer: {
    perPage: 20,
    ask: async (part, { name: postWriterId }, me) => {
      const told = await query('POST /api/post/allposts-by-id', { profileId: me, postWriterId, ...part });
      return { ...told, profile: undefined };
    },
  },
  hearts: {
    perPage: 24,
    ask: async (part, { name: profileId }) => {
      const told = await query('POST /api/profile/my-hearts', { profileId, ...part });
      return { ...told, profile: undefined };
    },
  },
};

/** Start of the keys of all lists of the caller's hearts. */
export const ownHeartsKey = ['feed', 'hearts'] as const;

/**
 * Returns posts of a list. The key begins with `feed`, since the same pushes invalidate it. `total`: number of posts, including those that are not
 * loaded.
 */
export function postsOfQuery(list: PostList, me: string) {
  const { of, name, category, added } = list;
  const { perPage, ask } = sources[of];
  return infiniteQueryOptions({
    queryKey: ['feed', of, name, me, category, added],
    ...growingList(perPage, async (part) => {
      const { posts, profile, total, categories = [], next } = await ask(part, list, me);
      return { entries: posts, about: { profile, total, categories }, next };
    }),
    select: (told) => {
      const { profile, total = 0, categories = [] } = told.pages[0]?.about ?? {};
      return { profile, total, categories, posts: entriesOf(told) };
    },
  });
}

/** True if a history entry's value names a list. */
export function isPostList(value: unknown): value is PostList {
  if (!isRecord(value) || typeof value.name !== 'string' || typeof value.of !== 'string') return false;
  return (
    Object.hasOwn(sources, value.of) && (value.category === undefined || isCategory(value.category)) && (value.added === undefined || value.added === true)
  );
}
