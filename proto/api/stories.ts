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
  keptOffline: true,
  summary: 'Lists the stories of relatives, the last continued first.',
  body: z.object({ profileId: me, ...paging }).transform(paged(defaultStoriesPerPage)),
  answer: z.strictObject({ stories: z.array(story), next: partOfList.next }),
});

export const profileStory = call({
  method: 'POST',
  path: '/api/profile/story',
  who: 'signed-in',
  keptOffline: true,
  summary: 'Returns a story of a relative or of the caller, with its posts in the order taken.',
  body: z.object({ profileId: me, storyId: id, ...paging }).transform(paged(defaultPerPage)),
  answer: z.strictObject({ story, posts: z.array(post), ...partOfList }),
});

export const profileMarkSeen = call({
  method: 'POST',
  path: '/api/profile/mark-seen',
  who: 'signed-in',
  summary: "Marks posts of a relative's story as seen by the caller; idempotent. Ids that are not in the story are ignored.",
  body: z.object({ profileId: me, storyId: id, posts: z.array(id).max(maxMarkedPosts) }),
  answer: z.strictObject({ unseen: z.int().min(0).describe('Number of posts of the story that the caller has not seen.') }),
});
