import type { EventOfType } from '@kloak/platform/event.ts';
import type { IndexQuery } from '@kloak/platform/lists/paging.ts';
import { deleted, type ViewReader } from '@kloak/platform/ports/store.ts';
import { change, strictView } from '@kloak/platform/view.ts';
import { privacies, sharedPrivacy } from '@kloak/proto/rules/privacy.ts';
import type { Post__Output } from '@kloak/proto/types/media.ts';
import { dayTaken, timeTaken } from '../domain/item/taken.ts';

/** A post without its writer's name, from the check of its bytes or preview on. Before publication its `privacy` makes it invisible to others. */
export type PostDoc = Omit<Post__Output, 'writer' | `_${string}`> & {
  owner: string;
  published: boolean;
  /** Nothing is visible: no rendition exists yet, or the status is `FAILED`. Lists show such a post to its owner only. */
  unseen: boolean;
  /** Its owner deleted it, and can have it back; since when (ISO 8601 UTC), or empty. It is not `published` meanwhile. */
  trashed: boolean;
  trashedAt: string;
  /** Sort key of the timeline and its day (`YYYY-MM-DD`), see `timeTaken`; empty until a date is known. */
  taken: string;
  day: string;
  takenFraction?: string | undefined;
  chosenAt?: string | undefined;
  /** Place in its story. */
  storyNumber?: number | undefined;
  /** Hash of the original, lower-case hex. */
  sha256: string;
  /** See ItemTurnRendered; absent before a turn. */
  orientation?: number;
};

const unpublished = {
  published: false,
  unseen: true,
  trashed: false,
  trashedAt: '',
  kind: 'ITEM_KIND_UNSPECIFIED',
  fileName: '',
  fileSize: 0,
  type: '',
  key: '',
  title: '',
  description: '',
  privacy: 'PRIVACY_UNSPECIFIED',
  category: '',
  createdAt: '',
  taken: '',
  day: '',
  takenPrecision: 'TIME',
  takenAbout: false,
  sha256: '',
  status: 'PROCESSING',
  width: 0,
  height: 0,
  thumbhash: '',
  renditions: [],
  albums: [],
} as const satisfies Partial<PostDoc>;

const withTaken = (doc: PostDoc): PostDoc => ({ ...doc, taken: timeTaken(doc, doc.createdAt), day: dayTaken(doc.takenLocal, doc.createdAt) });

const sharedOf = (owner: string, kind?: string) => [owner, true, sharedPrivacy, ...(kind === undefined ? [] : [kind])];
/** Key of posts that relatives see of a member, for index `visible` or, with a kind, `videos`. */
export const visibleKeyOf = (owner: string, kind?: string) => [...sharedOf(owner, kind), false];

/** Query for a member's library, or its videos of one category, for the member or a relative: sorted by time of taking, or of publication. */
export function libraryIndexQuery(owner: string, { isOwn, category, byTaken }: { isOwn: boolean; category: string | undefined; byTaken: boolean }): IndexQuery {
  if (!byTaken) return category === undefined ? postsIndexQuery(owner, isOwn) : categoryPlace(owner, isOwn, category);
  if (category === undefined) return isOwn ? { index: 'byTaken', equals: [owner, true] } : { index: 'visibleByTaken', equals: visibleKeyOf(owner) };
  return isOwn
    ? { index: 'byCategoryAndTaken', equals: [owner, true, 'VIDEO', category] }
    : { index: 'visibleByCategoryAndTaken', equals: [...visibleKeyOf(owner, 'VIDEO'), category] };
}

/** A member's posts, all or of one kind, for the member or for a relative. */
export function postsIndexQuery(owner: string, isOwn: boolean, kind?: string): IndexQuery {
  if (!isOwn) return { index: kind === undefined ? 'visible' : 'videos', equals: visibleKeyOf(owner, kind) };
  return kind === undefined ? { index: 'byOwner', equals: [owner, true] } : { index: 'byKind', equals: [owner, true, kind] };
}

/** A member's videos of one category, for the member or for a relative. */
function categoryPlace(owner: string, isOwn: boolean, category: string): IndexQuery {
  return isOwn
    ? { index: 'byCategory', equals: [owner, true, 'VIDEO', category] }
    : { index: 'visibleByCategory', equals: [...visibleKeyOf(owner, 'VIDEO'), category] };
}

/** Keys of index `byDay` for the posts that an owner, or a relative of the owner, sees of one day. */
export function dayKeysOf(owner: string, isOwn: boolean, day: string) {
  if (!isOwn) return [[...visibleKeyOf(owner), day]];
  return privacies.flatMap((privacy) => [false, true].map((unseen) => [owner, true, privacy, unseen, day]));
}

/** Key of index `inStory` for the post at a place of a story. */
export const storyKeyOf = (story: string, number: number) => [story, number];

/** Query for the posts of a story, as a relative of its owner sees them. */
export const storyIndexQuery = (story: string): IndexQuery => ({ index: 'byStory', equals: [story, true, sharedPrivacy, false] });
/** Keys of index `byStory` for all posts of a story, which its owner sees. */
export const ownStoryKeysOf = (story: string) => privacies.flatMap((privacy) => [false, true].map((unseen) => [story, true, privacy, unseen]));

/** Query for the member's trash. */
export const trashIndexQuery = (owner: string): IndexQuery => ({ index: 'inTrash', equals: [owner, true] });

/** Maximum that is read; hidden posts are few, and only for a while. */
const maxHidden = 500;

/** Shared posts that are hidden because no rendition exists yet. Subtract them from counts of shared posts. */
export async function hiddenOf(reader: ViewReader<PostDoc>, owners: readonly string[], kind?: 'VIDEO'): Promise<PostDoc[]> {
  const keys = owners.map((owner) => [...sharedOf(owner, kind), true]);
  return (await reader.newest({ index: kind === undefined ? 'visible' : 'videos', keys, limit: maxHidden })).items;
}

type RenditionData = EventOfType<'media', 'ItemThumbnailsRendered' | 'ItemRendered'>['data'];

/** A date that the owner corrected stays. */
function withRenditions(doc: PostDoc, { item: _, owner: __, albums: ___, takenCorrected, ...rendered }: RenditionData): PostDoc {
  const { takenAt, takenLocal, takenFraction } = doc;
  return withTaken({ ...doc, ...rendered, ...(takenCorrected && { takenAt, takenLocal, takenFraction }), unseen: false });
}

const byItem = ({ data }: { data: { item: string } }) => [data.item];

/**
 * One document per item. All indexes but those of stories are newest first. `visible…` and `videos` are for other viewers, the rest for the owner.
 * Names that end in `Taken` sort by the time of taking; `byDay` has the posts taken on one day, `inTrash` the deleted ones, with the latest deletion
 * first. `byStory` has the posts of a story in the order taken.
 */
export const posts = strictView<PostDoc>({
  name: 'posts',
  foldVersion: 10,
  touched: { media: { item: ['stream'] } },
  indexes: {
    byOwner: { equals: ['owner', 'published'], sort: 'createdAt', order: 'newest' },
    byKind: { equals: ['owner', 'published', 'kind'], sort: 'createdAt', order: 'newest' },
    byCategory: { equals: ['owner', 'published', 'kind', 'category'], sort: 'createdAt', order: 'newest' },
    videos: { equals: ['owner', 'published', 'privacy', 'kind', 'unseen'], sort: 'createdAt', order: 'newest' },
    visibleByCategory: { equals: ['owner', 'published', 'privacy', 'kind', 'unseen', 'category'], sort: 'createdAt', order: 'newest' },
    byDay: { equals: ['owner', 'published', 'privacy', 'unseen', 'day'], sort: 'taken', order: 'newest' },
    byTaken: { equals: ['owner', 'published'], sort: 'taken', order: 'newest' },
    byCategoryAndTaken: { equals: ['owner', 'published', 'kind', 'category'], sort: 'taken', order: 'newest' },
    visibleByTaken: { equals: ['owner', 'published', 'privacy', 'unseen'], sort: 'taken', order: 'newest' },
    visibleByCategoryAndTaken: { equals: ['owner', 'published', 'privacy', 'kind', 'unseen', 'category'], sort: 'taken', order: 'newest' },
    visible: { equals: ['owner', 'published', 'privacy', 'unseen'], sort: 'createdAt', order: 'newest' },
    byStory: { equals: ['story', 'published', 'privacy', 'unseen'], sort: 'taken', order: 'oldest' },
    inStory: { equals: ['story', 'storyNumber'], sort: 'taken', order: 'oldest' },
    inTrash: { equals: ['owner', 'trashed'], sort: 'trashedAt', order: 'newest' },
  },
  on: {
    media: {
      ItemChecked: {
        ids: byItem,
        fold: (doc, { data: { item, owner, kind, fileName, size, type, key, sha256 } }) => ({
          ...unpublished,
          ...doc,
          id: item,
          owner,
          kind,
          fileName,
          fileSize: size,
          type,
          key,
          sha256,
        }),
      },
      ItemPublished: change(byItem, (doc, { data: { title, description, privacy, category, publishedAt, chosenAt }, at }) =>
        withTaken({ ...doc, published: true, title, description, privacy, category, createdAt: publishedAt ?? at, chosenAt }),
      ),
      ItemThumbnailsRendered: change(byItem, (doc, { data }) => withRenditions(doc, data)),
      ItemRendered: change(byItem, (doc, { data }) => ({ ...withRenditions(doc, data), status: 'READY' })),
      ItemTurnRendered: change(byItem, (doc, { data: { width, height, thumbhash, renditions, quarterTurns, orientation } }) => ({
        ...doc,
        width,
        height,
        thumbhash,
        renditions,
        quarterTurns,
        orientation,
        failure: undefined,
      })),
      ItemTurnFailed: change(byItem, (doc, { data: { reason } }) => ({ ...doc, failure: reason })),
      // A preview may arrive before the bytes are checked.
      ItemPreviewed: {
        ids: byItem,
        fold: (doc, { data: { item, owner, thumbhash, preview } }) =>
          preview
            ? { ...unpublished, id: item, owner, ...doc, thumbhash, width: preview.width, height: preview.height, renditions: [preview], unseen: false }
            : doc,
      },
      ItemFailed: change(byItem, (doc, { data: { reason } }) => ({ ...doc, status: 'FAILED', unseen: true, failure: reason, renditions: [] })),
      ItemTriedAgain: change(byItem, (doc) => ({ ...doc, status: 'PROCESSING', failure: undefined })),
      ItemDetailsChanged: change(byItem, (doc, { data: { title, description, privacy, category } }) => ({ ...doc, title, description, privacy, category })),
      ItemJoinedStory: change(byItem, (doc, { data: { story, number } }) => ({ ...doc, story, storyNumber: number })),
      ItemTakenChanged: change(byItem, (doc, { data: { takenAt, takenLocal, takenFraction, precision, about } }) =>
        withTaken({ ...doc, takenAt, takenLocal, takenFraction, takenPrecision: precision, takenAbout: about }),
      ),
      ItemAddedToAlbum: change(byItem, (doc, { data }) => ({ ...doc, albums: [...doc.albums, data.album] })),
      ItemRemovedFromAlbum: change(byItem, (doc, { data }) => ({ ...doc, albums: doc.albums.filter((album) => album !== data.album) })),
      ItemRejected: change(byItem, () => deleted),
      ItemDuplicated: change(byItem, () => deleted),
      ItemTrashed: change(byItem, (doc, { data, at }) => ({ ...doc, published: false, trashed: true, trashedAt: data.trashedAt ?? at })),
      ItemRestored: change(byItem, (doc) => ({ ...doc, published: true, trashed: false, trashedAt: '' })),
      ItemPurged: change(byItem, () => deleted),
    },
  },
  redact: (doc, person) => (doc.owner === person ? { ...doc, title: '', description: '', fileName: '', latitude: undefined, longitude: undefined } : doc),
});
