import { deleted, type RecordedEvent } from '@kloak/platform/fold.ts';
import type { View } from '@kloak/platform/ports/store.ts';
import type { Post__Output } from '@kloak/proto/types/kloak/media/v1/Post.ts';

/** A post without its writer's name, from the moment its bytes are checked; until it is published its `privacy` lets nobody see it. */
export type PostDoc = Omit<Post__Output, 'writer' | '_takenAt' | '_duration' | '_partial'> & { owner: string; published: boolean };

type Checked = Extract<RecordedEvent, { type: 'ItemChecked' }>;

function begin({ data }: Checked): PostDoc {
  return {
    id: data.item,
    owner: data.owner,
    published: false,
    kind: data.kind,
    title: '',
    description: '',
    privacy: 'PRIVACY_UNSPECIFIED',
    category: '',
    fileName: data.fileName,
    fileSize: data.size,
    type: data.type,
    key: data.key,
    createdAt: '',
    status: 'PROCESSING',
    width: 0,
    height: 0,
    thumbhash: '',
    renditions: [],
  };
}

function ids(event: RecordedEvent): string[] {
  switch (event.type) {
    case 'ItemChecked':
    case 'ItemPublished':
    case 'ItemRendered':
    case 'ItemFailed':
    case 'ItemRejected':
      return [event.data.item];
    default:
      return [];
  }
}

function fold(doc: PostDoc | undefined, event: RecordedEvent): PostDoc | typeof deleted | undefined {
  if (event.type === 'ItemChecked') return begin(event);
  if (!doc) return undefined;
  switch (event.type) {
    case 'ItemPublished': {
      const { title, description, privacy, category, publishedAt } = event.data;
      return { ...doc, published: true, title, description, privacy, category, createdAt: publishedAt ?? event.at };
    }
    case 'ItemRendered': {
      const { width, height, thumbhash, takenAt, partial, renditions } = event.data;
      const told = { ...(takenAt !== undefined && { takenAt }), ...(partial && { partial }) };
      return { ...doc, status: 'READY', width, height, thumbhash, renditions, ...told };
    }
    case 'ItemFailed':
      return { ...doc, status: 'FAILED' };
    case 'ItemRejected':
      return deleted;
    default:
      return doc;
  }
}

/** One document per item. Indexes: `byOwner` for the owner's library, `visible` for others, both newest first. */
export const posts: View<PostDoc> = {
  name: 'posts',
  version: 2,
  reads: { media: ['ItemChecked', 'ItemPublished', 'ItemRendered', 'ItemFailed', 'ItemRejected'] },
  indexes: {
    byOwner: { equals: ['owner', 'published'], sort: 'createdAt', order: 'newest' },
    visible: { equals: ['owner', 'privacy'], sort: 'createdAt', order: 'newest' },
  },
  ids,
  fold,
  redact: (doc, person) => (doc.owner === person ? { ...doc, title: '', description: '', fileName: '' } : doc),
};
