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
    downloadable: z.boolean().optional().describe('The member lets others download originals; told to connections.'),
  }),
  categories: z
    .array(z.strictObject({ category, count: z.int().min(1) }))
    .describe('Of the videos that the caller may see: those that occur, and how many are of each, whichever is asked for.'),
  ...partOfList,
});
/** Fields that select the owner and the posts. */
const libraryAsked = {
  username: text(400),
  category: category.optional().describe('Of the videos of this category alone.'),
  order: z
    .enum(['taken', 'added'])
    .optional()
    .describe("By when they were taken, on the camera's own clock, or by when they came; by when they were taken where it is not said."),
  ...paging,
};
const listOfPosts = z.strictObject({ posts: z.array(post), ...partOfList });

export const getMyProfile = call({
  method: 'POST',
  path: '/api/profile/get-my-profile',
  who: 'signed-in',
  summary: "The caller's own profile with a page of all own posts, the one taken last first; another's name is 403.",
  body: z.object(libraryAsked).transform(paged(defaultPerPage)),
  answer: profileWithPosts,
});

export const getPostsProfile = call({
  method: 'POST',
  path: '/api/profile/get-posts-profile',
  who: 'signed-in',
  summary: 'A member by name, with a page of the posts that the caller may see, the one taken last first; none of who is not connected.',
  body: z.object(libraryAsked).transform(paged(defaultPerPage)),
  answer: profileWithPosts,
});

export const allPostsById = call({
  method: 'POST',
  path: '/api/post/allposts-by-id',
  who: 'signed-in',
  summary: 'The posts of a member that the caller may see, newest first.',
  body: z.object({ profileId: me, postWriterId: id, ...paging }).transform(paged(defaultPerPage)),
  answer: listOfPosts,
});

export const postById = call({
  method: 'POST',
  path: '/api/post/post-by-id',
  who: 'signed-in',
  summary: "The caller's own posts, newest first.",
  body: z.object({ profileId: me, ...paging }).transform(paged(defaultPerPage)),
  answer: listOfPosts,
});

export const imagesByProfile = call({
  method: 'POST',
  path: '/api/image/imagesByProfile',
  who: 'signed-in',
  summary: "The caller's own images, newest first.",
  body: z.object({ profileId: me, ...paging }).transform(paged(defaultPerPage)),
  answer: z.strictObject({ images: z.array(image), ...partOfList }),
});

const days = z.array(z.strictObject({ day: z.iso.date(), count: z.int().min(1) }));
/** Members whose posts are wanted: the caller and connections. */
const people = z.array(id).max(maxPeoplePerRequest).optional().describe('The caller and connections; all of them where it is absent or empty.');

export const libraryDays = call({
  method: 'POST',
  path: '/api/library/days',
  who: 'signed-in',
  summary:
    "The days on which the caller's own posts were taken, the newest first, and how many on each. A day is that of the camera's clock; where a file tells none, that of the publication (UTC).",
  body: z.object({ profileId: me }),
  answer: z.strictObject({ days }),
});

export const libraryFamilyDays = call({
  method: 'POST',
  path: '/api/library/family-days',
  who: 'signed-in',
  summary: "The days on which posts were taken that the caller may see, own and relatives', the newest first, and how many on each.",
  body: z.object({ profileId: me, people }),
  answer: z.strictObject({ days }),
});

export const libraryFamilyPostsByDay = call({
  method: 'POST',
  path: '/api/library/family-posts-by-day',
  who: 'signed-in',
  summary: "The posts of some days that the caller may see, own and relatives', those taken last first.",
  body: z.object({ profileId: me, days: z.array(z.iso.date()).min(1).max(maxDaysPerRequest), people, ...paging }).transform(paged(defaultPerPage)),
  answer: z.strictObject({ posts: z.array(post), next: partOfList.next }),
});

export const libraryPostsByDay = call({
  method: 'POST',
  path: '/api/library/posts-by-day',
  who: 'signed-in',
  summary: "The caller's own posts that were taken on some days, those taken last first.",
  body: z.object({ profileId: me, days: z.array(z.iso.date()).min(1).max(maxDaysPerRequest), ...paging }).transform(paged(defaultPerPage)),
  answer: z.strictObject({ posts: z.array(post), next: partOfList.next }),
});
