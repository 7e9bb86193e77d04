// Posts that relatives published together, and marks of those that were displayed to the caller.
import { z } from 'zod';
import { defaultPerPage } from '../rules/pages.ts';
import { defaultStoriesPerPage, maxMarkedPosts } from '../rules/stories.ts';
import { call } from './call.ts';
import { id, me } from './shapes/fields.ts';
import { paged, paging, partOfList } from './shapes/paging.ts';
import { post, story } from './shapes/shapes.ts';

export const profileStories = call({
  method: 'POST',
  path: '/api/profile/stories',
  who: 'signed-in',
  summary: 'What relatives published together, the last continued first.',
  body: z.object({ profileId: me, ...paging }).transform(paged(defaultStoriesPerPage)),
  answer: z.strictObject({ stories: z.array(story), next: partOfList.next }),
});

export const profileStory = call({
  method: 'POST',
  path: '/api/profile/story',
  who: 'signed-in',
  summary: "One story, a relative's or one's own, with its posts in the order taken.",
  body: z.object({ profileId: me, storyId: id, ...paging }).transform(paged(defaultPerPage)),
  answer: z.strictObject({ story, posts: z.array(post), ...partOfList }),
});

export const profileMarkSeen = call({
  method: 'POST',
  path: '/api/profile/mark-seen',
  who: 'signed-in',
  summary: "Says which posts of a relative's story were on the caller's screen; twice is once. Ids that are not of the story are ignored.",
  body: z.object({ profileId: me, storyId: id, posts: z.array(id).max(maxMarkedPosts) }),
  answer: z.strictObject({ unseen: z.int().min(0).describe('What of the story is still new to the caller.') }),
});
