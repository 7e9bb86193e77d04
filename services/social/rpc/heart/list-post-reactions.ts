import { readableGroupPosts } from '@kloak/access/may-read-group-post.ts';
import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { profilesOf } from '../../steps/profiles.ts';
import { comments, countAllComments } from '../../views/comments.ts';
import { firstHearts } from './first-hearts.ts';
import { showHeart } from './show-heart.ts';

export const listPostReactions = rpc('social', 'ListPostReactions', {
  access: member,
  async run(ctx, { groupPosts }, viewer) {
    const posts = await readableGroupPosts(ctx, groupPosts);
    const [heartsOf, commentsOf] = await Promise.all([firstHearts(ctx, posts, viewer), countAllComments(ctx.view(comments), posts)]);
    const profileOf = await profilesOf(
      ctx,
      posts.flatMap((post) => heartsOf(post).whose),
    );
    const reactions = posts.map((groupPost) => {
      const { whose, total: heartCount } = heartsOf(groupPost);
      return { groupPost, hearts: whose.map(showHeart(groupPost, profileOf)), heartCount, commentCount: commentsOf.get(groupPost) ?? 0 };
    });
    return { reactions };
  },
});
