import { change, strictView } from '@kloak/platform/view.ts';

export type PostDoc = {
  id: string;
  group: string;
  author: string;
  /** Empty if erased. */
  text: string;
  /** ISO 8601 UTC. */
  createdAt: string;
  /** Sequence number in the group's partition. */
  seq: number;
  /** Time of creation, absent for a deleted post, so that lists exclude it. */
  listedAt?: string | undefined;
  edited: boolean;
  items: string[];
  album?: string | undefined;
};

const byPost = ({ data: { post } }: { data: { post: string } }) => [post];

/** One document for each group post, including deleted ones, so that a repeated deletion finds the first. */
export const posts = strictView<PostDoc>({
  name: 'posts',
  foldVersion: 2,
  touched: { groups: { post: ['stream'] } },
  indexes: {
    byGroup: { equals: ['group'], sort: 'listedAt', order: 'newest' },
    ofAuthor: { equals: ['author'], sort: 'listedAt', order: 'newest' },
    byAuthor: { equals: ['group', 'author'], sort: 'listedAt', order: 'newest' },
  },
  on: {
    groups: {
      PostCreated: {
        ids: byPost,
        fold: (_doc, { data: { post: id, group, author, text, items, album }, at: createdAt, seq }) => ({
          id,
          group,
          author,
          text,
          createdAt,
          seq,
          listedAt: createdAt,
          edited: false,
          items: items.map(({ item }) => item),
          album,
        }),
      },
      PostEdited: change(byPost, (doc, { data: { text } }) => ({ ...doc, text, edited: true })),
      PostDeleted: change(byPost, (doc) => ({ ...doc, text: '', items: [], listedAt: undefined })),
    },
  },
  redact: (doc, person) => (doc.author === person ? { ...doc, text: '' } : doc),
});
