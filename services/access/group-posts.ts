import { deleted } from '@kloak/platform/ports/store.ts';
import { strictView } from '@kloak/platform/view.ts';

export type KnownGroupPost = { post: string; group: string; author: string };

const byPost = ({ data: { post } }: { data: { post: string } }) => [post];

/** Strict view: one document for each existing group post, with its group and author. */
export const groupPosts = strictView<KnownGroupPost>({
  name: 'group-posts',
  foldVersion: 1,
  touched: { groups: { post: ['stream'] } },
  on: {
    groups: {
      PostCreated: { ids: byPost, fold: (_doc, { data: { post, group, author } }) => ({ post, group, author }) },
      PostDeleted: { ids: byPost, fold: () => deleted },
    },
  },
});
