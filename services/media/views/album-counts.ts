import { change, view } from '@kloak/platform/view.ts';
import { isShared } from '@kloak/proto/rules/privacy.ts';

/** Number of albums of a member: all, and the shared ones. */
export type AlbumCountsDoc = { albums: number; shared: number };

export const noAlbums: AlbumCountsDoc = { albums: 0, shared: 0 };

const byOwner = ({ data }: { data: { owner: string } }) => [data.owner];
const one = (privacy: string) => (isShared(privacy) ? 1 : 0);

/** One document per owner, with numbers that a query cannot count. */
export const albumCounts = view<AlbumCountsDoc>({
  name: 'album-counts',
  foldVersion: 1,
  on: {
    media: {
      AlbumCreated: {
        ids: byOwner,
        fold: ({ albums, shared } = noAlbums, { data }) => ({ albums: albums + 1, shared: shared + one(data.privacy) }),
      },
      AlbumDetailsChanged: change(byOwner, ({ albums, shared }, { data: { privacy, privacyBefore } }) => ({
        albums,
        shared: shared + one(privacy) - one(privacyBefore),
      })),
      AlbumTrashed: change(byOwner, ({ albums, shared }, { data }) => ({ albums: albums - 1, shared: shared - one(data.privacy) })),
    },
  },
});
