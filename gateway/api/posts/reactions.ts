import type { ResponseOf } from '@kloak/platform/rpc.ts';
import {
  addCommentReaction,
  addGroupPostReaction,
  addImageReaction,
  addVideoReaction,
  getAllReactions,
  getCommentReactions,
  getGroupPostReactions,
  getVideoReactions,
  myHearts,
  removeCommentReaction,
  removeGroupPostReaction,
  removeImageReaction,
  removeVideoReaction,
} from '@kloak/proto/api/reactions.ts';
import { principalOf } from '../../caller/auth-result.ts';
import { assertPresent } from '../../http/assert-present.ts';
import { handlerRoute, type Route, route } from '../route.ts';
import { reactionOf, reactionToGroupPost } from '../shapes.ts';
import { postOf } from './post-shape.ts';

const listAnswer = ({ hearts, total, next }: ResponseOf<'social.ListHearts'>) => ({ reactions: hearts.map(reactionOf), total, next });
const givenAnswer = ({ heart }: ResponseOf<'social.GiveHeart'>) => ({ reactionData: reactionOf(assertPresent(heart)) });

const list = (call: typeof getAllReactions | typeof getVideoReactions) =>
  route(call, { rpc: 'social.ListHearts', limit: 'read', toRequest: ({ body: { item, paging } }) => ({ item, ...paging }), toAnswer: listAnswer });
const give = (call: typeof addImageReaction | typeof addVideoReaction) =>
  route(call, { rpc: 'social.GiveHeart', limit: 'write', toRequest: ({ body: { item } }) => ({ item }), toAnswer: givenAnswer });
const take = (call: typeof removeImageReaction | typeof removeVideoReaction) =>
  route(call, { rpc: 'social.TakeHeart', limit: 'write', toRequest: ({ body: { item } }) => ({ item }), toAnswer: () => ({}) });

export const reactions: readonly Route[] = [
  handlerRoute(myHearts, {
    rpcs: ['social.ListOwnHearts', 'media.ListPostsById'],
    limit: 'read',
    async handle(_deps, { ask, auth, body: { paging } }) {
      const { items, total, next } = await ask('social.ListOwnHearts', paging);
      const { posts } = await ask('media.ListPostsById', { items });
      return { posts: posts.map((post) => postOf(post, principalOf(auth).account)), total, next };
    },
  }),
  list(getAllReactions),
  give(addImageReaction),
  take(removeImageReaction),
  list(getVideoReactions),
  give(addVideoReaction),
  take(removeVideoReaction),
  route(getGroupPostReactions, {
    rpc: 'social.ListHearts',
    limit: 'read',
    toRequest: ({ body: { groupPost, paging } }) => ({ groupPost, ...paging }),
    toAnswer: ({ hearts, total, next }, { body }) => ({ reactions: hearts.map((heart) => reactionToGroupPost(heart, body.groupPost)), total, next }),
  }),
  route(addGroupPostReaction, {
    rpc: 'social.GiveHeart',
    limit: 'write',
    toRequest: ({ body: { groupPost } }) => ({ groupPost }),
    toAnswer: ({ heart }, { body }) => ({ reactionData: reactionToGroupPost(assertPresent(heart), body.groupPost) }),
  }),
  route(removeGroupPostReaction, { rpc: 'social.TakeHeart', limit: 'write', toRequest: ({ body: { groupPost } }) => ({ groupPost }), toAnswer: () => ({}) }),
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
