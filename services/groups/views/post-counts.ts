import { view } from '@kloak/platform/view.ts';

type PostCount = { posts: number };

const byGroup = ({ data: { group } }: { data: { group: string } }) => [group];
const more = (by: 1 | -1) => (doc: PostCount | undefined) => ({ posts: (doc?.posts ?? 0) + by });

/** One document for each group that ever had a post: the number of posts. */
export const postCounts = view<PostCount>({
  name: 'post-counts',
  foldVersion: 1,
  on: {
    groups: {
      PostCreated: { ids: byGroup, fold: more(1) },
      PostDeleted: { ids: byGroup, fold: more(-1) },
    },
  },
});
