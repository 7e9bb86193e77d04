import { keepPreviousData } from '@tanstack/react-query';
import { type PostList, postsOfQuery } from '../../posts/data/posts-of.ts';

type Named = { readonly username: string };

/** What of a library is looked at; see `PostList`. */
export type Looked = Pick<PostList, 'category' | 'added'>;

/** All posts of the caller, or the videos of a category. */
export const myLibrary = ({ username }: Named, looked: Looked): PostList => ({ of: 'mine', name: username, ...looked });

/** What the caller may see of a member's. */
export const libraryOf = (username: string, looked: Looked): PostList => ({ of: 'profile', name: username, ...looked });

/** Of a list; while its category or order changes what was there stays. */
export const libraryQuery = (list: PostList, me: string) => ({ ...postsOfQuery(list, me), placeholderData: keepPreviousData });
