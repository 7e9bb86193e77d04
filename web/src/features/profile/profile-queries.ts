import { keepPreviousData } from '@tanstack/react-query';
import { type PostList, postsOfQuery } from '../../posts/data/posts-of.ts';

type ProfileOwner = { readonly username: string };

/** Visible part of a library; see `PostList`. */
export type LibraryFilter = Pick<PostList, 'category' | 'added'>;

/** All posts of the caller, or the videos of a category. */
export const myLibrary = ({ username }: ProfileOwner, looked: LibraryFilter): PostList => ({ of: 'mine', name: username, ...looked });

/** Posts of a member that the caller may see. */
export const libraryOf = (username: string, looked: LibraryFilter): PostList => ({ of: 'profile', name: username, ...looked });

/** Returns posts of a list; the previous ones stay while its category or order changes. */
export const libraryQuery = (list: PostList, me: string) => ({ ...postsOfQuery(list, me), placeholderData: keepPreviousData });
