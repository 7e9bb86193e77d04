import { deleted } from '@kloak/platform/ports/store.ts';
import { change, view } from '@kloak/platform/view.ts';

/** An upload that is not closed. Its space is reserved; from `open` on, its forms are issued; a `cancelled` one has files under check. */
export type UploadDoc = { upload: string; owner: string; state: 'reserved' | 'open' | 'cancelled'; bytes: number; items: string[]; since: string };

const byUpload = ({ data }: { data: { upload: string } }) => [data.upload];

/** One document per upload that is not closed, by its id. Index `waiting`: uploads in a state, oldest first; `own`: the same of a member. */
export const uploads = view<UploadDoc>({
  name: 'uploads',
  foldVersion: 1,
  indexes: {
    waiting: { equals: ['state'], sort: 'since', order: 'oldest' },
    own: { equals: ['owner', 'state'], sort: 'since', order: 'oldest' },
  },
  on: {
    media: {
      SpaceReserved: {
        ids: byUpload,
        fold: (_doc, { data: { upload, owner, bytes }, at }) => ({ upload, owner, state: 'reserved', bytes, items: [], since: at }),
      },
      UploadOpened: change(byUpload, (doc, { data }) => ({ ...doc, state: 'open', items: data.files.map(({ item }) => item) })),
      UploadCancelled: change(byUpload, (doc) => ({ ...doc, state: 'cancelled' })),
      UploadClosed: change(byUpload, () => deleted),
    },
  },
});
