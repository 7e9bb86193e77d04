import { z } from 'zod';
import { given, id, me, pageOf, paging } from './fields.ts';
import { type Route, route } from './route.ts';
import { present, reactionOf } from './shapes.ts';

const love = z.literal('Love');

export const reactions: Route[] = [
  route({
    method: 'POST',
    path: '/api/image/getAllReactions',
    who: 'signed-in',
    summary: "Hearts on an image: the caller's own first, then newest first.",
    limit: 'read',
    input: z.object({ imageId: id, profile: me, ...paging }),
    rpc: (clients) => clients.social.ListHearts,
    to: ({ fields }) => ({ item: fields.imageId, ...pageOf(fields, 100) }),
    from: ({ hearts, total, next }) => ({ reactions: hearts.map(reactionOf), total, ...given({ next }) }),
  }),
  route({
    method: 'POST',
    path: '/api/image/addImageReaction',
    who: 'signed-in',
    summary: 'Gives a heart; twice is the same as once.',
    limit: 'write',
    input: z.object({ imageId: id, profile: me, reactionType: love }),
    rpc: (clients) => clients.social.GiveHeart,
    to: ({ fields }) => ({ item: fields.imageId }),
    from: ({ heart }) => ({ reactionData: reactionOf(present(heart)) }),
  }),
  route({
    method: 'POST',
    path: '/api/image/removeImageReaction',
    who: 'signed-in',
    summary: "Takes the caller's heart back; none is a success.",
    limit: 'write',
    input: z.object({ imageId: id, profile: me }),
    rpc: (clients) => clients.social.TakeHeart,
    to: ({ fields }) => ({ item: fields.imageId }),
    from: () => ({}),
  }),
];
