import { z } from 'zod';
import { commentPaging, given, id, me, pageOf, text } from './fields.ts';
import { type Route, route } from './route.ts';
import { commentOf, present } from './shapes.ts';

const usual = 25;
/** Each of these takes the item's or the post's id. */
const itemNames = { videoId: id.optional(), postId: id.optional(), imageId: id.optional(), imagePostId: id.optional() };
type Named = { videoId?: string | undefined; postId?: string | undefined; imageId?: string | undefined; imagePostId?: string | undefined };

const itemOf = ({ videoId, postId, imageId, imagePostId }: Named) => videoId ?? postId ?? imageId ?? imagePostId ?? '';
const needsItem = (fields: Named) => itemOf(fields) !== '';
const lacksItem = { error: 'The id of what was commented on is missing.' };

/** The name under which the caller's screen knows the item. */
const nameFor = ({ imageId, imagePostId }: Named) => (imageId === undefined && imagePostId === undefined ? ['postId' as const] : ['imagePostId' as const]);

const list = (path: string, summary: string) =>
  route({
    method: 'POST',
    path,
    who: 'signed-in',
    summary,
    limit: 'read',
    input: z.object({ ...itemNames, responseTo: id.optional(), ...commentPaging }).refine(needsItem, lacksItem),
    rpc: (clients) => clients.social.ListComments,
    to: ({ fields }) => ({ item: itemOf(fields), ...pageOf(fields, usual), ...given({ responseTo: fields.responseTo }) }),
    from: ({ comments, total, next }, { fields }) => ({ comments: comments.map((comment) => commentOf(comment, nameFor(fields))), total, ...given({ next }) }),
  });

export const comments: Route[] = [
  list('/api/comment/getImageComments', 'Comments on an image, oldest first, each followed by its replies; pages count top-level comments.'),
  list('/api/comment/getComments', 'The same for any item.'),
  route({
    method: 'POST',
    path: '/api/comment/saveComment',
    who: 'signed-in',
    summary: 'Saves a comment or, with responseTo, a reply.',
    limit: 'write',
    input: z.object({ content: text(100_000), writer: me, ...itemNames, responseTo: id.nullish() }).refine(needsItem, lacksItem),
    rpc: (clients) => clients.social.SaveComment,
    to: ({ fields }) => ({ item: itemOf(fields), content: fields.content, ...given({ responseTo: fields.responseTo ?? undefined }) }),
    from: ({ comment }, { fields }) => ({ result: [commentOf(present(comment), nameFor(fields))] }),
  }),
];
