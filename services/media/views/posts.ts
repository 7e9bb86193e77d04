import { deleted } from '@kloak/platform/ports/store.ts';
import { change, view } from '@kloak/platform/view.ts';
import type { Post__Output } from '@kloak/proto/types/kloak/media/v1/Post.ts';

/** A post without its writer's name, from the moment its bytes are checked; until it is published its `privacy` lets nobody see it. */
export type PostDoc = Omit<Post__Output, 'writer' | '_takenAt' | '_duration' | '_partial'> & { owner: string; published: boolean };

const unpublished = {
  published: false,
  title: '',
  description: '',
  privacy: 'PRIVACY_UNSPECIFIED',
  category: '',
  createdAt: '',
  status: 'PROCESSING',
  width: 0,
  height: 0,
  thumbhash: '',
  renditions: [],
} as const satisfies Partial<PostDoc>;

const byItem = ({ data }: { data: { item: string } }) => [data.item];

/** One document per item. Indexes, newest first: `visible` for others, `byOwner` for the owner's library, to come. */
export const posts = view<PostDoc>({
  name: 'posts',
  foldVersion: 1,
  indexes: {
    byOwner: { equals: ['owner', 'published'], sort: 'createdAt', order: 'newest' },
    visible: { equals: ['owner', 'privacy'], sort: 'createdAt', order: 'newest' },
  },
  on: {
    media: {
      ItemChecked: {
        ids: byItem,
        fold: (_doc, { data: { item, owner, kind, fileName, size, type, key } }) => ({
          ...unpublished,
          id: item,
          owner,
          kind,
          fileName,
          fileSize: size,
          type,
          key,
        }),
      },
      ItemPublished: change(byItem, (doc, { data: { title, description, privacy, category, publishedAt }, at }) => ({
        ...doc,
        published: true,
        title,
        description,
        privacy,
        category,
        createdAt: publishedAt ?? at,
      })),
      ItemRendered: change(byItem, (doc, { data: { width, height, thumbhash, takenAt, partial, renditions } }) => ({
        ...doc,
        status: 'READY',
        width,
        height,
        thumbhash,
        takenAt,
        partial,
        renditions,
      })),
      ItemFailed: change(byItem, (doc) => ({ ...doc, status: 'FAILED' })),
      ItemRejected: change(byItem, () => deleted),
    },
  },
  redact: (doc, person) => (doc.owner === person ? { ...doc, title: '', description: '', fileName: '' } : doc),
});
