// A view and its events, for the suites of views.
import { deleted, type StoredEvent, type View } from '../../ports/store.ts';

export type ShelfEntry = { id: string; owner: string; shelf: string; open: boolean; rank?: number; name: string; words: string[] };
type Fields = { id: string; owner: string; shelf?: string; open?: boolean; rank?: number; name?: string; words?: string };

/** A view with each kind of index. Documents are made of published items: `size` 0 means no rank. */
export const entries: View<ShelfEntry> = {
  name: 'entries',
  version: 1,
  indexes: {
    byOwner: { equals: ['owner'], sort: 'rank', order: 'newest' },
    byShelf: { equals: ['owner', 'shelf', 'open'], sort: 'name', order: 'oldest' },
    all: { equals: [], sort: 'rank', order: 'newest' },
  },
  words: ['words'],
  reads: { media: ['ItemPublished', 'ItemFailed'] },
  ids: ({ data }) => ('item' in data ? [data.item] : []),
  fold(_doc, event, id) {
    if (event.type !== 'ItemPublished') return deleted;
    const { owner, category, privacy, size, title, description } = event.data;
    const words = description === '' ? [] : description.split(' ');
    return { id, owner, shelf: category, open: privacy === 'FAMILY_ONLY', ...(size > 0 && { rank: size }), name: title, words };
  },
};

export const published = ({ id, owner, shelf = 's', open = true, rank = 0, name = id, words = '' }: Fields): StoredEvent => ({
  type: 'ItemPublished',
  data: { item: id, owner, category: shelf, privacy: open ? 'FAMILY_ONLY' : 'PRIVATE', size: rank, title: name, description: words },
});
export const removed = (id: string): StoredEvent => ({ type: 'ItemFailed', data: { item: id, owner: 'o', reason: 'gone' } });
