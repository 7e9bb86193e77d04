import type { IndexQuery } from '@kloak/platform/lists/paging.ts';
import { deleted } from '@kloak/platform/ports/store.ts';
import { change, strictView } from '@kloak/platform/view.ts';
import { isShared, sharedPrivacy } from '@kloak/proto/rules/privacy.ts';
import type { Privacy } from '@kloak/proto/types/media.ts';

/** Item counts of an album: all, shared, and the images of both. */
type Counts = { items: number; shared: number; images: number; sharedImages: number };
export type AlbumDoc = Counts & {
  id: string;
  owner: string;
  name: string;
  description: string;
  privacy: Privacy;
  createdAt: string;
  /** Item chosen as the cover, while it is in the album. */
  cover: string | undefined;
};

/** A member's albums, for the member or for a relative. */
export const albumsIndexQuery = (owner: string, isOwn: boolean): IndexQuery =>
  isOwn ? { index: 'byOwner', equals: [owner] } : { index: 'visible', equals: [owner, sharedPrivacy] };

const byAlbum = ({ data }: { data: { album: string } }) => [data.album];
const byAlbums = ({ data }: { data: { albums: string[] } }) => data.albums;

type CountedItem = { kind: string; privacy: string };

/** The counts with one item of this kind more (1) or less (-1). */
function counted(doc: AlbumDoc, { kind, privacy }: CountedItem, by: 1 | -1): AlbumDoc {
  const [shared, image] = [isShared(privacy) ? by : 0, kind === 'IMAGE' ? by : 0];
  return {
    ...doc,
    items: doc.items + by,
    shared: doc.shared + shared,
    images: doc.images + image,
    sharedImages: doc.sharedImages + (kind === 'IMAGE' ? shared : 0),
  };
}

function without(doc: AlbumDoc, item: string, what: CountedItem): AlbumDoc {
  return { ...counted(doc, what, -1), cover: doc.cover === item ? undefined : doc.cover };
}

/** One document per open album. Indexes, newest first: `byOwner` for the owner, `visible` for others. */
export const albums = strictView<AlbumDoc>({
  name: 'albums',
  foldVersion: 2,
  touched: { media: { album: ['stream'], item: ['home'] } },
  indexes: {
    byOwner: { equals: ['owner'], sort: 'createdAt', order: 'newest' },
    visible: { equals: ['owner', 'privacy'], sort: 'createdAt', order: 'newest' },
  },
  on: {
    media: {
      AlbumCreated: {
        ids: byAlbum,
        fold: (_doc, { data: { album, owner, name, description, privacy }, at }) => ({
          id: album,
          owner,
          name,
          description,
          privacy,
          createdAt: at,
          cover: undefined,
          items: 0,
          shared: 0,
          images: 0,
          sharedImages: 0,
        }),
      },
      AlbumDetailsChanged: change(byAlbum, (doc, { data: { name, description, privacy } }) => ({ ...doc, name, description, privacy })),
      AlbumCoverChosen: change(byAlbum, (doc, { data }) => ({ ...doc, cover: data.item })),
      AlbumTrashed: change(byAlbum, () => deleted),
      ItemAddedToAlbum: change(byAlbum, (doc, { data }) => counted(doc, data, 1)),
      ItemRemovedFromAlbum: change(byAlbum, (doc, { data }) => without(doc, data.item, data)),
      ItemDetailsChanged: change(byAlbums, (doc, { data: { kind, privacy, privacyBefore } }) =>
        counted(counted(doc, { kind, privacy: privacyBefore }, -1), { kind, privacy }, 1),
      ),
      ItemTrashed: change(byAlbums, (doc, { data }) => without(doc, data.item, data)),
      ItemRestored: change(byAlbums, (doc, { data }) => counted(doc, data, 1)),
    },
  },
  redact: (doc, person) => (doc.owner === person ? { ...doc, name: '', description: '' } : doc),
});
