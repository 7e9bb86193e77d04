import { change, view } from '@kloak/platform/view.ts';
import { isShared } from '@kloak/proto/rules/privacy.ts';
import type { ItemKind__Output } from '@kloak/proto/types/kloak/media/v1/ItemKind.ts';

/** How many posts a member has: all, those that are shared, the images among all, and the videos among those that are shared. */
export type LibraryDoc = { posts: number; shared: number; images: number; sharedVideos: number };

export const noLibrary: LibraryDoc = { posts: 0, shared: 0, images: 0, sharedVideos: 0 };

const byOwner = ({ data }: { data: { owner: string } }) => [data.owner];
const one = (holds: boolean) => (holds ? 1 : 0);
const oneVideo = (kind: ItemKind__Output, privacy: string) => one(kind === 'VIDEO' && isShared(privacy));

/** One document per owner: what a view cannot count when it is asked. */
export const libraries = view<LibraryDoc>({
  name: 'libraries',
  foldVersion: 2,
  on: {
    media: {
      ItemPublished: {
        ids: byOwner,
        fold: ({ posts, shared, images, sharedVideos } = noLibrary, { data: { privacy, kind } }) => ({
          posts: posts + 1,
          shared: shared + one(isShared(privacy)),
          images: images + one(kind === 'IMAGE'),
          sharedVideos: sharedVideos + oneVideo(kind, privacy),
        }),
      },
      ItemDetailsChanged: change(byOwner, (doc, { data: { kind, privacy, privacyBefore } }) => ({
        ...doc,
        shared: doc.shared + one(isShared(privacy)) - one(isShared(privacyBefore)),
        sharedVideos: doc.sharedVideos + oneVideo(kind, privacy) - oneVideo(kind, privacyBefore),
      })),
      ItemTrashed: change(byOwner, ({ posts, shared, images, sharedVideos }, { data: { privacy, kind } }) => ({
        posts: posts - 1,
        shared: shared - one(isShared(privacy)),
        images: images - one(kind === 'IMAGE'),
        sharedVideos: sharedVideos - oneVideo(kind, privacy),
      })),
    },
  },
});
