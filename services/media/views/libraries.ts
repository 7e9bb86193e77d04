import { change, view } from '@kloak/platform/view.ts';
import { isShared } from '@kloak/proto/rules/privacy.ts';

/** How many posts a member has: all, those that are shared, and the images among all. */
export type LibraryDoc = { posts: number; shared: number; images: number };

export const noLibrary: LibraryDoc = { posts: 0, shared: 0, images: 0 };

const byOwner = ({ data }: { data: { owner: string } }) => [data.owner];
const one = (holds: boolean) => (holds ? 1 : 0);

/** One document per owner: what a view cannot count when it is asked. */
export const libraries = view<LibraryDoc>({
  name: 'libraries',
  foldVersion: 1,
  on: {
    media: {
      ItemPublished: {
        ids: byOwner,
        fold: ({ posts, shared, images } = noLibrary, { data: { privacy, kind } }) => ({
          posts: posts + 1,
          shared: shared + one(isShared(privacy)),
          images: images + one(kind === 'IMAGE'),
        }),
      },
      ItemDetailsChanged: change(byOwner, (doc, { data: { privacy, privacyBefore } }) => ({
        ...doc,
        shared: doc.shared + one(isShared(privacy)) - one(isShared(privacyBefore)),
      })),
      ItemTrashed: change(byOwner, ({ posts, shared, images }, { data: { privacy, kind } }) => ({
        posts: posts - 1,
        shared: shared - one(isShared(privacy)),
        images: images - one(kind === 'IMAGE'),
      })),
    },
  },
});
