import { cards } from '@kloak/access/cards.ts';
import { listOf, mergedList, readShown } from '@kloak/platform/lists/paging.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { viewerOfStory } from '../../access/stories.ts';
import { bytesOfStory, showStories } from '../../steps/show-stories.ts';
import { ownStoryKeysOf, type PostDoc, posts, storyIndexQuery } from '../../views/posts.ts';
import { bytesOfPost, showPost } from '../../views/show-post.ts';

export const getStory = rpc('media', 'GetStory', {
  access: viewerOfStory,
  async run(ctx, { story: id, ...request }, { doc, viewer }) {
    const reader = ctx.view(posts);
    const list = doc.owner === viewer ? mergedList(reader, 'byStory', ownStoryKeysOf(id)) : listOf(reader, storyIndexQuery(id));
    const [[story], card] = await Promise.all([showStories(ctx, [doc], viewer), ctx.view(cards).get(doc.owner)]);
    const show = async (docs: PostDoc[]) => docs.map((post) => showPost(post, card, viewer, true));
    const { items, next } = await readShown(list, request, { show, bytesOf: bytesOfPost, besideBytes: story ? bytesOfStory(story) : 0 });
    return { story, posts: items, total: story?.count, next };
  },
});
