import { cards } from '@kloak/access/cards.ts';
import { member } from '@kloak/access/rules.ts';
import { listOf, readShown } from '@kloak/platform/lists/paging.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { purgeTime } from '@kloak/proto/rules/trash.ts';
import { type PostDoc, posts, trashIndexQuery } from '../../views/posts.ts';
import { bytesOfPost, showPost } from '../../views/show-post.ts';
import { noUsage, usage } from '../../views/usage.ts';

export const listTrash = rpc('media', 'ListTrash', {
  access: member,
  async run(ctx, request, owner) {
    const [card, { trashed } = noUsage] = await Promise.all([ctx.view(cards).get(owner), ctx.view(usage).get(owner)]);
    const show = async (docs: PostDoc[]) => docs.map((doc) => ({ post: showPost(doc, card, owner), endsAt: purgeTime(doc.trashedAt) }));
    const { items, next } = await readShown(listOf(ctx.view(posts), trashIndexQuery(owner)), request, { show, bytesOf: ({ post }) => bytesOfPost(post) });
    return { posts: items, total: trashed.items, bytes: trashed.bytes, next };
  },
});
