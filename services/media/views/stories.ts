import { change, strictView } from '@kloak/platform/view.ts';
import type { ItemPlaced__Output, Placement__Output } from '@kloak/proto/types/media.ts';
import { difference, type Ranges, sizeOf, union } from '../domain/story/number-ranges.ts';

/**
 * `visible`: numbers of the items that relatives see now; `all`: number of items, for the owner. `albums`: of the visible ones, those in each album that
 * contains any. `isListed`: something of it is visible.
 */
export type StoryDoc = {
  id: string;
  owner: string;
  firstAt: string;
  lastAt: string;
  visible: Ranges;
  all: number;
  albums: Readonly<Record<string, number>>;
  isListed: boolean;
};

/** Number of its items that `viewer`, the owner or a relative, sees. */
export const countFor = ({ owner, all, visible }: StoryDoc, viewer: string): number => (viewer === owner ? all : sizeOf(visible));

/** Key of the stories that relatives see of a member, for index `listed`. */
export const listedKeyOf = (owner: string) => [owner, true];

const storiesOf = ({ data: { before, after } }: { data: ItemPlaced__Output }) => [
  ...new Set([before?.story, after?.story].filter((story) => story !== undefined)),
];

/** Albums with a difference of their number of items; those without any are absent. */
function counted(albums: StoryDoc['albums'], named: readonly string[], by: 1 | -1): StoryDoc['albums'] {
  const counts = new Map(Object.entries(albums));
  for (const album of named) counts.set(album, (counts.get(album) ?? 0) + by);
  return Object.fromEntries([...counts].filter(([, count]) => count > 0));
}

/** The story with an item at this place (1), or without it (-1). */
function placed(doc: StoryDoc, { story, number, shared, albums }: Placement__Output, by: 1 | -1): StoryDoc {
  if (story !== doc.id || number === undefined) return doc;
  const all = doc.all + by;
  if (!shared) return { ...doc, all };
  const one = [number, number + 1];
  const visible = by === 1 ? union(doc.visible, one) : difference(doc.visible, one);
  return { ...doc, all, visible, albums: counted(doc.albums, albums, by), isListed: visible.length > 0 };
}

/** One document for each story. Index `listed`: those of an owner of which relatives see something, the last continued first. */
export const stories = strictView<StoryDoc>({
  name: 'stories',
  foldVersion: 1,
  // The id of a story does not name its owner: one that is missing may be the unreadable one.
  touched: { media: { item: ['home'], stories: ['home', { test: (_id, doc) => doc === undefined }] } },
  indexes: { listed: { equals: ['owner', 'isListed'], sort: 'lastAt', order: 'newest' } },
  on: {
    media: {
      StoryContinued: {
        ids: ({ data: { story } }) => [story],
        fold: (doc, { data: { story, owner, firstAt, lastAt } }) => ({
          visible: [],
          all: 0,
          albums: {},
          isListed: false,
          ...doc,
          id: story,
          owner,
          firstAt,
          lastAt,
        }),
      },
      ItemPlaced: change(storiesOf, (doc, { data: { before, after } }) => {
        const without = before ? placed(doc, before, -1) : doc;
        return after ? placed(without, after, 1) : without;
      }),
    },
  },
});
