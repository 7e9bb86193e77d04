// Members with their posts.
import { z } from 'zod';
import { defaultPerPage, maxDaysPerRequest, maxPeoplePerRequest } from '../rules/pages.ts';
import { call } from './call.ts';
import { category, id, me, text } from './shapes/fields.ts';
import { paged, paging, partOfList } from './shapes/paging.ts';
import { image, post, profile } from './shapes/shapes.ts';

const profileWithPosts = z.strictObject({
  profile: profile.extend({
    posts: z.array(post),
    downloadable: z.boolean().optional().describe('The member lets others download originals; present for connections.'),
  }),
  categories: z
    .array(z.strictObject({ category, count: z.int().min(1) }))
    .describe('Categories of the videos that the caller may see, with the number of videos in each; independent of the requested category.'),
  ...partOfList,
});
/** Fields that select the owner and the posts. */
const libraryAsked = {
  username: text(400),
  category: category.optional().describe('Returns only videos of this category.'),
  order: z.enum(['taken', 'added']).optional().describe("Order of the posts: `taken` by the camera's clock (the default), or by the time of publication."),
  ...paging,
};
const listOfPosts = z.strictObject({ posts: z.array(post), ...partOfList });

export const getMyProfile = call({
  method: 'POST',
  path: '/api/profile/get-my-profile',
  who: 'signed-in',
  keptOffline: true,
  summary: "Returns the caller's profile with a page of own posts, the last taken first; another's username is 403.",
  body: z.object(libraryAsked).transform(paged(defaultPerPage)),
  answer: profileWithPosts,
});

export const getPostsProfile = call({
  method: 'POST',
  path: '/api/profile/get-posts-profile',
  who: 'signed-in',
  keptOffline: true,
  summary: 'Returns a member by username with a page of posts that the caller may see, the last taken first; no posts if not connected.',
  body: z.object(libraryAsked).transform(paged(defaultPerPage)),
  answer: profileWithPosts,
});

export const allPostsById = call({
  method: 'POST',
  path: '/api/post/allposts-by-id',
  who: 'signed-in',
  keptOffline: true,
  summary: 'Lists the posts of a member that the caller may see, newest first.',
  body: z.object({ profileId: me, postWriterId: id, ...paging }).transform(paged(defaultPerPage)),
  answer: listOfPosts,
});

export const postById = call({
  method: 'POST',
  path: '/api/post/post-by-id',
  who: 'signed-in',
  keptOffline: true,
  summary: "Lists the caller's own posts, newest first.",
  body: z.object({ profileId: me, ...paging }).transform(paged(defaultPerPage)),
  answer: listOfPosts,
});

export const imagesByProfile = call({
  method: 'POST',
  path: '/api/image/imagesByProfile',
  who: 'signed-in',
  keptOffline: true,
  summary: "Lists the caller's own images, newest first.",
  body: z.object({ profileId: me, ...paging }).transform(paged(defaultPerPage)),
  answer: z.strictObject({ images: z.array(image), ...partOfList }),
});

const days = z.array(z.strictObject({ day: z.iso.date(), count: z.int().min(1) }));
/** Members whose posts are wanted: the caller and connections. */
const people = z.array(id).max(maxPeoplePerRequest).optional().describe('Ids of the caller and of connections to restrict to; all if absent or empty.');

export const libraryDays = call({
  method: 'POST',
  path: '/api/library/days',
  who: 'signed-in',
  summary:
    "Lists the days of capture of the caller's own posts, newest first, with the number of posts on each: by the camera's clock, else by publication (UTC).",
  body: z.object({ profileId: me }),
  answer: z.strictObject({ days }),
});

export const libraryFamilyDays = call({
  method: 'POST',
  path: '/api/library/family-days',
  who: 'signed-in',
  keptOffline: true,
  summary: "Lists the days of capture of all posts that the caller may see, own and relatives', newest first, with the number of posts on each.",
  body: z.object({ profileId: me, people }),
  answer: z.strictObject({ days }),
});

export const libraryFamilyPostsByDay = call({
  method: 'POST',
  path: '/api/library/family-posts-by-day',
  who: 'signed-in',
  keptOffline: true,
  summary: "Lists the posts of given days that the caller may see, own and relatives', the last taken first.",
  body: z.object({ profileId: me, days: z.array(z.iso.date()).min(1).max(maxDaysPerRequest), people, ...paging }).transform(paged(defaultPerPage)),
  answer: z.strictObject({ posts: z.array(post), next: partOfList.next }),
});

export const libraryPostsByDay = call({
  method: 'POST',
  path: '/api/library/posts-by-day',
  who: 'signed-in',
  summary: "Lists the caller's own posts of given days, the last taken first.",
  body: z.object({ profileId: me, days: z.array(z.iso.date()).min(1).max(maxDaysPerRequest), ...paging }).transform(paged(defaultPerPage)),
  answer: z.strictObject({ posts: z.array(post), next: partOfList.next }),
});
