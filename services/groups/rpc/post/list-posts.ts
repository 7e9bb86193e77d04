import { answerBytes, compactPostBytes } from '@kloak/platform/lists/answer-size.ts';
import { listOf, readShown } from '@kloak/platform/lists/paging.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { defaultGroupPostsPerPage, maxPreviewItems } from '@kloak/proto/rules/group-posts.ts';
import type { Post } from '@kloak/proto/types/groups.ts';
import { seesGroup } from '../../access/group.ts';
import { postCounts } from '../../views/post-counts.ts';
import { type PostDoc, posts } from '../../views/posts.ts';
import { showPosts } from '../../views/show-posts.ts';

/** Size of a post in an answer, with its first items. */
const bytesOf = ({ text = '', items = [] }: Post): number => answerBytes(text) + Math.min(items.length, maxPreviewItems) * compactPostBytes;

export const listPosts = rpc('groups', 'ListPosts', {
  access: seesGroup,
  async run(ctx, { group, ...request }, { member }) {
    if (!member) return { posts: [], total: 0, seen: 0 };
    const list = listOf(ctx.view(posts), { index: 'byGroup', equals: [group] });
    let seen = 0;
    const show = (docs: PostDoc[]) => {
      seen = Math.max(0, ...docs.map(({ seq }) => seq));
      return showPosts(ctx, docs);
    };
    const shown = { show, bytesOf, defaultSize: defaultGroupPostsPerPage };
    const [{ items, next }, counted] = await Promise.all([readShown(list, request, shown), ctx.view(postCounts).get(group)]);
    return { posts: items, total: counted?.posts ?? 0, next, seen };
  },
});
