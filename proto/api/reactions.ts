import { z } from 'zod';
import { call } from './call.ts';
import { id, me } from './fields.ts';
import { paged, paging, partOfList } from './paging.ts';
import { reaction } from './shapes.ts';

export const getAllReactions = call({
  method: 'POST',
  path: '/api/image/getAllReactions',
  who: 'signed-in',
  summary: "Hearts on an image: the caller's own first, then newest first.",
  body: z.object({ imageId: id, profile: me, ...paging }).transform(paged(100)),
  answer: z.strictObject({ reactions: z.array(reaction), ...partOfList }),
});

export const addImageReaction = call({
  method: 'POST',
  path: '/api/image/addImageReaction',
  who: 'signed-in',
  summary: 'Gives a heart; twice is the same as once.',
  body: z.object({ imageId: id, profile: me, reactionType: z.literal('Love') }),
  answer: z.strictObject({ reactionData: reaction }),
});

export const removeImageReaction = call({
  method: 'POST',
  path: '/api/image/removeImageReaction',
  who: 'signed-in',
  summary: "Takes the caller's heart back; none is a success.",
  body: z.object({ imageId: id, profile: me }),
  answer: z.strictObject({}),
});
