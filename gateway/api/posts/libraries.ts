import type { ResponseOf } from '@kloak/platform/rpc.ts';
import {
  allPostsById,
  getMyProfile,
  getPostsProfile,
  imagesByProfile,
  libraryDays,
  libraryFamilyDays,
  libraryFamilyPostsByDay,
  libraryPostsByDay,
  postById,
} from '@kloak/proto/api/libraries.ts';
import { readCategory } from '@kloak/proto/rules/text/categories.ts';
import { notYou } from '../../http/answers.ts';
import { assertPresent } from '../../http/assert-present.ts';
import { type Route, route } from '../route.ts';
import { profileOf } from '../shapes.ts';
import { postOf } from './post-shape.ts';

type PostListAnswer = ResponseOf<'media.ListPosts'>;

function postsOf({ posts, total, next }: PostListAnswer, { account }: { account: string }) {
  return { posts: posts.map((post) => postOf(post, account)), total, next };
}

function profileWithPosts(listed: PostListAnswer, asked: { account: string }) {
  const { posts, ...part } = postsOf(listed, asked);
  const categories = listed.categories.map(({ category, count }) => ({ category: assertPresent(readCategory(category).value), count }));
  return { categories, profile: { ...profileOf(assertPresent(listed.profile)), posts, downloadable: listed.downloadable }, ...part };
}

export const libraries: readonly Route[] = [
  route(getMyProfile, {
    rpc: 'media.ListPosts',
    limit: 'read',
    toRequest: ({ body: { username, category, order, paging } }) => ({ username, category, byTaken: order !== 'added', ...paging }),
    toAnswer: (listed, asked) => {
      if (listed.profile?.id !== asked.account) throw notYou();
      return profileWithPosts(listed, asked);
    },
  }),
  route(getPostsProfile, {
    rpc: 'media.ListPosts',
    limit: 'read',
    toRequest: ({ body: { username, category, order, paging } }) => ({ username, category, byTaken: order !== 'added', ...paging }),
    toAnswer: profileWithPosts,
  }),
  route(allPostsById, {
    rpc: 'media.ListPosts',
    limit: 'read',
    toRequest: ({ body: { postWriterId, paging } }) => ({ owner: postWriterId, ...paging }),
    toAnswer: postsOf,
  }),
  route(postById, {
    rpc: 'media.ListPosts',
    limit: 'read',
    toRequest: ({ body }) => body.paging,
    toAnswer: postsOf,
  }),
  route(imagesByProfile, {
    rpc: 'media.ListOwnImages',
    limit: 'read',
    toRequest: ({ body }) => body.paging,
    toAnswer: (listed, asked) => {
      const { posts, ...part } = postsOf(listed, asked);
      return { images: posts.flatMap(({ image }) => image ?? []), ...part };
    },
  }),
  route(libraryDays, {
    rpc: 'media.ListDays',
    limit: 'read',
    toAnswer: ({ days }) => ({ days: days.map(({ day, count }) => ({ day, count })) }),
  }),
  route(libraryFamilyDays, {
    rpc: 'media.ListFamilyDays',
    limit: 'read',
    toRequest: ({ body: { people } }) => ({ people }),
    toAnswer: ({ days }) => ({ days: days.map(({ day, count }) => ({ day, count })) }),
  }),
  route(libraryFamilyPostsByDay, {
    rpc: 'media.ListFamilyPostsByDay',
    limit: 'read',
    toRequest: ({ body: { days, people, paging } }) => ({ days, people, ...paging }),
    toAnswer: ({ posts, next }, { account }) => ({ posts: posts.map((post) => postOf(post, account)), next }),
  }),
  route(libraryPostsByDay, {
    rpc: 'media.ListPostsByDay',
    limit: 'read',
    toRequest: ({ body: { days, paging } }) => ({ days, ...paging }),
    toAnswer: ({ posts, next }, { account }) => ({ posts: posts.map((post) => postOf(post, account)), next }),
  }),
];
