import { deleted } from '@kloak/platform/ports/store.ts';
import { strictView } from '@kloak/platform/view.ts';

type GroupPostDoc = { id: string; batch: string; mentions: string[]; at: string };

/** Entry for everything that one author posts to a group on one day (UTC). */
export function groupBatchOf({ data: { group, author }, at }: { data: { group: string; author: string }; at: string }): string {
  return `group-posts:${group}:${author}:${at.slice(0, 'YYYY-MM-DD'.length)}`;
}

const byPost = ({ data: { post } }: { data: { post: string } }) => [post];

/** One document for each existing group post: its entry, and the members it mentions. Index `inBatch`: posts of one batch, newest first. */
export const groupPosts = strictView<GroupPostDoc>({
  name: 'group-posts',
  foldVersion: 1,
  touched: { groups: { post: ['stream'] } },
  indexes: { inBatch: { equals: ['batch'], sort: 'at', order: 'newest' } },
  on: {
    groups: {
      PostCreated: {
        ids: byPost,
        fold: (_doc, event, id) => ({ id, batch: groupBatchOf(event), mentions: event.data.mentions, at: event.at }),
      },
      PostDeleted: { ids: byPost, fold: () => deleted },
    },
  },
});
