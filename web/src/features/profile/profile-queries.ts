import type { PostList } from '../../lib/posts-of.ts';
import { postsOfQuery } from '../../lib/posts-of.ts';

type Named = { readonly username: string };

/** All posts of the caller, the newest first. */
export const myLibrary = ({ username }: Named): PostList => ({ of: 'mine', name: username });
export const myProfileQuery = (me: Named & { readonly id: string }) => postsOfQuery(myLibrary(me), me.id);

/** What the caller may see of a member's. */
export const libraryOf = (username: string): PostList => ({ of: 'profile', name: username });
export const profileQuery = (username: string, me: string) => postsOfQuery(libraryOf(username), me);
