import type { Received } from '@kloak/platform/rpc.ts';
import {
  addCommentReaction,
  addImageReaction,
  addVideoReaction,
  getAllReactions,
  getCommentReactions,
  getVideoReactions,
  removeCommentReaction,
  removeImageReaction,
  removeVideoReaction,
} from '@kloak/proto/api/reactions.ts';
import { present } from '../present.ts';
import { type Route, route } from './route.ts';
import { reactionOf } from './shapes.ts';

const listAnswer = ({ hearts, total, next }: Received<'social.ListHearts'>) => ({ reactions: hearts.map(reactionOf), total, next });
const givenAnswer = ({ heart }: Received<'social.GiveHeart'>) => ({ reactionData: reactionOf(present(heart)) });

export const reactions: readonly Route[] = [
  route(getAllReactions, {
    rpc: 'social.ListHearts',
    limit: 'read',
    toRequest: ({ body: { imageId, paging } }) => ({ item: imageId, ...paging }),
    toAnswer: listAnswer,
  }),
  route(addImageReaction, {
    rpc: 'social.GiveHeart',
    limit: 'write',
    toRequest: ({ body }) => ({ item: body.imageId }),
    toAnswer: givenAnswer,
  }),
  route(removeImageReaction, {
    rpc: 'social.TakeHeart',
    limit: 'write',
    toRequest: ({ body }) => ({ item: body.imageId }),
    toAnswer: () => ({}),
  }),
  route(getVideoReactions, {
    rpc: 'social.ListHearts',
    limit: 'read',
    toRequest: ({ body: { videoId, paging } }) => ({ item: videoId, ...paging }),
    toAnswer: listAnswer,
  }),
  route(addVideoReaction, {
    rpc: 'social.GiveHeart',
    limit: 'write',
    toRequest: ({ body }) => ({ item: body.videoId }),
    toAnswer: givenAnswer,
  }),
  route(removeVideoReaction, {
    rpc: 'social.TakeHeart',
    limit: 'write',
    toRequest: ({ body }) => ({ item: body.videoId }),
    toAnswer: () => ({}),
  }),
  route(getCommentReactions, {
    rpc: 'social.ListCommentHearts',
    limit: 'read',
    toRequest: ({ body: { commentId, paging } }) => ({ comment: commentId, ...paging }),
    toAnswer: listAnswer,
  }),
  route(addCommentReaction, {
    rpc: 'social.GiveCommentHeart',
    limit: 'write',
    toRequest: ({ body }) => ({ comment: body.commentId }),
    toAnswer: givenAnswer,
  }),
  route(removeCommentReaction, {
    rpc: 'social.TakeCommentHeart',
    limit: 'write',
    toRequest: ({ body }) => ({ comment: body.commentId }),
    toAnswer: () => ({}),
  }),
];
