import { change, view } from '@kloak/platform/view.ts';
import { isShared } from '@kloak/proto/rules/privacy.ts';
import type { ItemKind } from '@kloak/proto/types/media.ts';

/** Number of videos: all, and the shared ones. */
type Videos = { all: number; shared: number };

/** Number of posts of a member: all, shared, images among all, videos among the shared. `categories`: videos per category. */
export type LibraryDoc = { posts: number; shared: number; images: number; sharedVideos: number; categories: Readonly<Record<string, Videos>> };

export const noLibrary: LibraryDoc = { posts: 0, shared: 0, images: 0, sharedVideos: 0, categories: {} };

const byOwner = ({ data }: { data: { owner: string } }) => [data.owner];
const one = (holds: boolean) => (holds ? 1 : 0);
const oneVideo = (kind: ItemKind, privacy: string) => one(kind === 'VIDEO' && isShared(privacy));

type CountedItem = { kind: ItemKind; privacy: string; category?: string | undefined };

/** Counts a video up or down. Older events of an end lack the category, so their videos stay counted. */
function counted(categories: LibraryDoc['categories'], by: 1 | -1, { kind, privacy, category }: CountedItem): LibraryDoc['categories'] {
  if (kind !== 'VIDEO' || category === undefined) return categories;
  const { all, shared } = categories[category] ?? { all: 0, shared: 0 };
  return { ...categories, [category]: { all: all + by, shared: shared + (isShared(privacy) ? by : 0) } };
}

const added = (doc: LibraryDoc = noLibrary, { data }: { data: CountedItem }): LibraryDoc => ({
  posts: doc.posts + 1,
  shared: doc.shared + one(isShared(data.privacy)),
  images: doc.images + one(data.kind === 'IMAGE'),
  sharedVideos: doc.sharedVideos + oneVideo(data.kind, data.privacy),
  categories: counted(doc.categories, 1, data),
});

/** One document per owner, with numbers that a query cannot count. */
export const libraries = view<LibraryDoc>({
  name: 'libraries',
  foldVersion: 4,
  on: {
    media: {
      ItemPublished: { ids: byOwner, fold: added },
      ItemRestored: { ids: byOwner, fold: added },
      ItemDetailsChanged: change(byOwner, (doc, { data: { kind, privacy, privacyBefore, category, categoryBefore = category } }) => ({
        ...doc,
        shared: doc.shared + one(isShared(privacy)) - one(isShared(privacyBefore)),
        sharedVideos: doc.sharedVideos + oneVideo(kind, privacy) - oneVideo(kind, privacyBefore),
        categories: counted(counted(doc.categories, -1, { kind, privacy: privacyBefore, category: categoryBefore }), 1, { kind, privacy, category }),
      })),
      ItemTrashed: change(byOwner, (doc, { data }) => ({
        posts: doc.posts - 1,
        shared: doc.shared - one(isShared(data.privacy)),
        images: doc.images - one(data.kind === 'IMAGE'),
        sharedVideos: doc.sharedVideos - oneVideo(data.kind, data.privacy),
        categories: counted(doc.categories, -1, data),
      })),
    },
  },
});
