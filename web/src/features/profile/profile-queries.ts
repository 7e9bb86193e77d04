import type { Answer } from '@kloak/proto/api/types.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';
import { firstPage } from '../../lib/first-page.ts';

/** How many posts are shown first, and how many more each time. */
const perPage = 4;

type Page = Answer<'POST /api/profile/get-posts-profile'>;
const profileOf = ({ pages }: { readonly pages: readonly Page[] }) => ({ profile: pages[0]?.profile, posts: pages.flatMap(({ profile }) => profile.posts) });

/** The caller with all own posts, the newest first. The key begins with `feed`, since what changes that changes this. */
export function myProfileQuery({ id, username }: { readonly id: string; readonly username: string }) {
  return infiniteQueryOptions({
    queryKey: ['feed', 'mine', id],
    initialPageParam: firstPage,
    queryFn: ({ pageParam }) => query('POST /api/profile/get-my-profile', { username, perPage, before: pageParam }),
    getNextPageParam: (page) => page.next,
    select: profileOf,
  });
}

/** A member with what the caller may see of the member's posts. */
export function profileQuery(username: string, me: string) {
  return infiniteQueryOptions({
    queryKey: ['feed', 'profile', username, me],
    initialPageParam: firstPage,
    queryFn: ({ pageParam }) => query('POST /api/profile/get-posts-profile', { username, perPage, before: pageParam }),
    getNextPageParam: (page) => page.next,
    select: profileOf,
  });
}
