import { postsOfQuery } from '../../lib/posts-of.ts';

/** The caller with all own posts, the newest first. */
export const myProfileQuery = ({ id, username }: { readonly id: string; readonly username: string }) => postsOfQuery({ of: 'mine', name: username }, id);

/** A member with what the caller may see of the member's posts. */
export const profileQuery = (username: string, me: string) => postsOfQuery({ of: 'profile', name: username }, me);
