import { rpc } from '@kloak/platform/rpc.ts';
import { viewerOfStory } from '../../access/stories.ts';
import { markSeen as mark, seenStory } from '../../domain/story/seen-story.ts';
import { posts } from '../../views/posts.ts';
import { unseenOf } from '../../views/seen-stories.ts';

export const markSeen = rpc('media', 'MarkSeen', {
  access: viewerOfStory,
  async run(ctx, { story, items }, { doc, viewer }) {
    if (viewer === doc.owner) return { unseen: 0 };
    const named = await ctx.view(posts).getMany([...new Set(items)]);
    const numbers = named.flatMap((post) => (post.story === story && post.storyNumber !== undefined ? [post.storyNumber] : []));
    const place = { story, who: viewer, owner: doc.owner };
    await ctx.decide(seenStory.of(place), mark(place, numbers));
    return { unseen: unseenOf(doc, viewer, (await ctx.state(seenStory.of(place))).seen) };
  },
});
