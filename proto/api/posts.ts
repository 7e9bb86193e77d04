import { z } from 'zod';
import { call } from './call.ts';
import { id, me, storageKey } from './fields.ts';
import { paged, paging, partOfList } from './paging.ts';
import { post, profile } from './shapes.ts';

/** A relative with the newest posts. */
const familyMember = profile.extend({ posts: z.array(post) });

export const findMediaByFamily = call({
  method: 'POST',
  path: '/api/profile/find-media-byfamily',
  who: 'signed-in',
  summary: 'Relatives by their newest post, each with at most 4.',
  body: z.object({ profileId: me, ...paging }).transform(paged(100)),
  answer: z.strictObject({ profiles: z.array(familyMember), ...partOfList }),
});

export const imagePostById = call({
  method: 'POST',
  path: '/api/post/image-post-byid',
  who: 'signed-in',
  summary: 'One post with its image.',
  body: z.object({ imageId: id, profileId: me }),
  answer: z.strictObject({ post }),
});

export const downloadPost = call({
  method: 'POST',
  path: '/api/post/download-post',
  who: 'signed-in',
  summary: 'Where the owner can fetch the original, byte for byte, under the name it had.',
  body: z.object({ fileKey: storageKey }),
  answer: z.strictObject({ fileUrl: z.string() }),
});
