import { addImageReaction, getAllReactions, removeImageReaction } from '@kloak/proto/api/reactions.ts';
import { present } from '../present.ts';
import { type Route, route } from './route.ts';
import { reactionOf } from './shapes.ts';

export const reactions: readonly Route[] = [
  route(getAllReactions, {
    rpc: 'social.ListHearts',
    limit: 'read',
    toRequest: ({ body: { imageId, paging } }) => ({ item: imageId, ...paging }),
    toAnswer: ({ hearts, total, next }) => ({ reactions: hearts.map(reactionOf), total, next }),
  }),
  route(addImageReaction, {
    rpc: 'social.GiveHeart',
    limit: 'write',
    toRequest: ({ body }) => ({ item: body.imageId }),
    toAnswer: ({ heart }) => ({ reactionData: reactionOf(present(heart)) }),
  }),
  route(removeImageReaction, {
    rpc: 'social.TakeHeart',
    limit: 'write',
    toRequest: ({ body }) => ({ item: body.imageId }),
    toAnswer: () => ({}),
  }),
];
