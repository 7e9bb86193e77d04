import { relations, relativesOf } from '@kloak/access/relations.ts';
import { member } from '@kloak/access/rules.ts';
import { mergedList, readShown } from '@kloak/platform/lists/paging.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { defaultStoriesPerPage } from '@kloak/proto/rules/stories.ts';
import { bytesOfStory, showStories } from '../../steps/show-stories.ts';
import { listedKeyOf, type StoryDoc, stories } from '../../views/stories.ts';

export const listStories = rpc('media', 'ListStories', {
  access: member,
  async run(ctx, request, viewer) {
    const relatives = await relativesOf(ctx.strict(relations), viewer);
    if (relatives.length === 0) return { stories: [] };
    const list = mergedList(ctx.view(stories), 'listed', relatives.map(listedKeyOf));
    const show = (docs: StoryDoc[]) => showStories(ctx, docs, viewer);
    const { items, next } = await readShown(list, request, { show, bytesOf: bytesOfStory, defaultSize: defaultStoriesPerPage });
    return { stories: items, next };
  },
});
