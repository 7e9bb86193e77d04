import type { Category } from '@kloak/proto/rules/categories.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { type PostList, postsOfQuery } from '../../lib/posts-of.ts';

type Named = { readonly username: string };

/** All posts of the caller, the newest first, or the videos of a category. */
export const myLibrary = ({ username }: Named, category: Category | undefined): PostList => ({ of: 'mine', name: username, category });

/** What the caller may see of a member's. */
export const libraryOf = (username: string, category: Category | undefined): PostList => ({ of: 'profile', name: username, category });

/** Of a list; while its category changes what was there stays. */
export const libraryQuery = (list: PostList, me: string) => ({ ...postsOfQuery(list, me), placeholderData: keepPreviousData });
