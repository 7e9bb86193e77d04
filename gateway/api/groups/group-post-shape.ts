// Group posts of the public API, from the services' responses and the attached posts.
import type { ResponseOf } from '@kloak/platform/rpc.ts';
import type { GroupPost, Post } from '@kloak/proto/api/types.ts';
import { lastLink, maxPreviewItems } from '@kloak/proto/rules/group-posts.ts';
import { assertPresent } from '../../http/assert-present.ts';
import { compactPost } from '../posts/post-shape.ts';
import type { Ask } from '../route.ts';
import { cardOf, reactionToGroupPost } from '../shapes.ts';

export type ReceivedGroupPost = NonNullable<ResponseOf<'groups.CreatePost'>['post']>;
type AskForPosts = Ask<'media.ListPostsById'>;
/** Rpcs of other services for a group post. */
export const groupPostRpcs = ['media.ListPostsById', 'social.ListPostReactions'] as const;
type AskBeside = Ask<(typeof groupPostRpcs)[number]>;

/** Reads which of the items in a group post the viewer may see now. */
export async function visibleItems(ask: AskForPosts, group: string, items: readonly string[], viewer: string): Promise<Map<string, Post>> {
  const { posts } = items.length === 0 ? { posts: [] } : await ask('media.ListPostsById', { items: [...items], group });
  return new Map(posts.map((post) => [post.id, compactPost(post, viewer)]));
}

const photoOf = ({ image }: Post) => (image ? [{ filePath: image.filePath, thumbNail: image.thumbNail }] : []);

const previewOf = ({ items }: ReceivedGroupPost) => items.slice(0, maxPreviewItems);

/** Reads hearts and comment counts of posts, as far as the viewer may see them. */
async function reactionsOf(ask: AskBeside, received: readonly ReceivedGroupPost[]) {
  const { reactions } = received.length === 0 ? { reactions: [] } : await ask('social.ListPostReactions', { groupPosts: received.map(({ id }) => id) });
  return new Map(
    reactions.map(({ groupPost, hearts, heartCount, commentCount }) => {
      const first = hearts.map((heart) => reactionToGroupPost(heart, groupPost));
      return [groupPost, { reactions: first, reactionCount: heartCount, commentCount }];
    }),
  );
}
const noReactions = { reactions: [], reactionCount: 0, commentCount: 0 };

/** Posts of one group. */
export async function groupPostsOf(ask: AskBeside, group: string, received: readonly ReceivedGroupPost[], viewer: string): Promise<GroupPost[]> {
  const [shown, said] = await Promise.all([visibleItems(ask, group, received.flatMap(previewOf), viewer), reactionsOf(ask, received)]);
  return received.map((one) => {
    const { id, author, text, createdAt, edited, album, items } = one;
    const preview = previewOf(one);
    const posts = preview.flatMap((item) => shown.get(item) ?? []);
    const albumImages = album === undefined ? [] : posts.flatMap(photoOf);
    const attached = { album, albumImages, posts, missingPosts: preview.length - posts.length, postCount: items.length };
    return {
      _id: id,
      groupId: group,
      author: cardOf(assertPresent(author)),
      text,
      link: lastLink(text),
      createdAt,
      ...(edited && { edited }),
      ...attached,
      ...(said.get(id) ?? noReactions),
    };
  });
}

export async function groupPostOf(ask: AskBeside, received: ReceivedGroupPost | null, viewer: string): Promise<GroupPost> {
  const post = assertPresent(received);
  const [shown] = await groupPostsOf(ask, post.group, [post], viewer);
  return assertPresent(shown);
}
