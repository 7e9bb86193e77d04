import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { posts } from '../../views/posts.ts';

export const listDrawn = rpc('media', 'ListDrawn', {
  access: member,
  async run(ctx, { items }, owner) {
    const docs = await ctx.view(posts).getMany([...new Set(items)]);
    const own = docs.filter((doc) => doc.owner === owner && !doc.trashed && doc.renditions.length > 0);
    return { drawn: own.map(({ id: item, renditions }) => ({ item, renditions })) };
  },
});
