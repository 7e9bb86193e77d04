import { valueOrRefuse } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { readGroupPost } from '@kloak/proto/rules/group-posts.ts';
import { writesPost } from '../../access/post.ts';
import { edit, post } from '../../domain/post.ts';
import { mentionedIn } from '../../steps/mentions.ts';
import { showPost } from '../../views/show-posts.ts';

export const editPost = rpc('groups', 'EditPost', {
  access: writesPost,
  async run(ctx, { post: id, text: written }, { me, doc }) {
    const place = { post: id, group: doc.group };
    const text = valueOrRefuse(readGroupPost(written, doc.items.length));
    const mentions = await mentionedIn(ctx, doc.group, me, text);
    await ctx.decide(post.of(place), edit(place, me, text, mentions));
    return { post: await showPost(ctx, id) };
  },
});
