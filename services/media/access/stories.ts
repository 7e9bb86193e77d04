import { areConnected, relations } from '@kloak/access/relations.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import type { Access } from '@kloak/platform/rpc.ts';
import { noStory } from '@kloak/proto/rules/stories.ts';
import { countFor, type StoryDoc, stories } from '../views/stories.ts';

/** Members who see something of the requested story: its owner and their connections. For all others it does not exist. Refuses: 401, 404 `no-story`, 503. */
export const viewerOfStory: Access<{ story: string }, { doc: StoryDoc; viewer: string }> = {
  rule: 'story-viewer',
  async check(ctx, { story }) {
    const viewer = ctx.account();
    const doc = await ctx.strict(stories).get(story);
    if (!doc || countFor(doc, viewer) === 0) throw refusalOf(noStory);
    if (doc.owner !== viewer && !(await areConnected(ctx.strict(relations), viewer, doc.owner))) throw refusalOf(noStory);
    return { doc, viewer };
  },
};
