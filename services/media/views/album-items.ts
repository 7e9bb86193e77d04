import type { IndexQuery } from '@kloak/platform/lists/paging.ts';
import { deleted } from '@kloak/platform/ports/store.ts';
import { change, strictView } from '@kloak/platform/view.ts';
import { sharedPrivacy } from '@kloak/proto/rules/privacy.ts';
import { timeTaken } from '../domain/item/taken.ts';

/** An item in an album. `place`: sort key, see `timeTaken`; `came`: publication facts from which `place` is computed once the camera's time is known. */
export type AlbumItemDoc = { album: string; item: string; owner: string; kind: string; privacy: string; place: string; came: string };

/** Query for the items of an album, optionally of one kind, for its owner or for another viewer. */
export function albumItemsIndexQuery(album: string, isOwn: boolean, kind?: string): IndexQuery {
  const equals = isOwn ? [album] : [album, sharedPrivacy];
  if (kind === undefined) return { index: isOwn ? 'all' : 'visible', equals };
  return { index: isOwn ? 'byKind' : 'visibleByKind', equals: [...equals, kind] };
}

/** The day by which it is sorted, `YYYY-MM-DD`. */
export const dayOf = ({ place }: AlbumItemDoc): string => place.slice(0, 'YYYY-MM-DD'.length);

/** Document id. */
export const albumItemId = (album: string, item: string) => `${album}:${item}`;
const byAlbum = ({ data: { album, item } }: { data: { album: string; item: string } }) => [albumItemId(album, item)];
const byAlbums = ({ data: { albums, item } }: { data: { albums: string[]; item: string } }) => albums.map((album) => albumItemId(album, item));

type CaptureTime = { takenLocal?: string | undefined; takenFraction?: string | undefined; takenCorrected?: boolean };
type ItemTimes = CaptureTime & { chosenAt?: string | undefined; publishedAt?: string | undefined };

const atTaken = (doc: AlbumItemDoc, { data }: { data: CaptureTime }): AlbumItemDoc =>
  data.takenLocal === undefined || data.takenCorrected ? doc : { ...doc, place: timeTaken(data, doc.came) };

const placeOf = (came: ItemTimes, at: string) => {
  const publishedAt = came.publishedAt ?? at;
  return { place: timeTaken(came, publishedAt), came: came.chosenAt ?? publishedAt };
};

/**
 * One document for each item in each album. Indexes, oldest first: `all` and `byKind` for the owner, `visible` and `visibleByKind` for others; `allLast`
 * and `visibleLast` are newest first.
 */
export const albumItems = strictView<AlbumItemDoc>({
  name: 'album-items',
  foldVersion: 4,
  touched: { media: { item: ['stream'] } },
  indexes: {
    all: { equals: ['album'], sort: 'place', order: 'oldest' },
    byKind: { equals: ['album', 'kind'], sort: 'place', order: 'oldest' },
    visible: { equals: ['album', 'privacy'], sort: 'place', order: 'oldest' },
    visibleByKind: { equals: ['album', 'privacy', 'kind'], sort: 'place', order: 'oldest' },
    allLast: { equals: ['album'], sort: 'place', order: 'newest' },
    visibleLast: { equals: ['album', 'privacy'], sort: 'place', order: 'newest' },
  },
  on: {
    media: {
      ItemAddedToAlbum: {
        ids: byAlbum,
        fold: (_doc, { data: { album, item, owner, kind, privacy, ...came }, at }) => ({ album, item, owner, kind, privacy, ...placeOf(came, at) }),
      },
      ItemRemovedFromAlbum: change(byAlbum, () => deleted),
      ItemThumbnailsRendered: change(byAlbums, atTaken),
      ItemRendered: change(byAlbums, atTaken),
      ItemTakenChanged: change(byAlbums, (doc, { data, at }) => ({ ...doc, ...placeOf({ publishedAt: doc.came, ...data }, at) })),
      ItemDetailsChanged: change(byAlbums, (doc, { data }) => ({ ...doc, privacy: data.privacy })),
      ItemTrashed: change(byAlbums, () => deleted),
      ItemRestored: {
        ids: byAlbums,
        fold: (_doc, { data: { item, owner, kind, privacy, ...came }, at }, id) => ({
          album: id.slice(0, -albumItemId('', item).length),
          item,
          owner,
          kind,
          privacy,
          ...placeOf(came, at),
        }),
      },
    },
  },
});
