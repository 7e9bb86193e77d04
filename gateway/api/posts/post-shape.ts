// Posts of the public API, with the files that the viewer may get.
import { oncePer } from '@kloak/platform/immutable.ts';
import type { ResponseOf } from '@kloak/platform/rpc.ts';
import type { Image, Post, Video } from '@kloak/proto/api/types.ts';
import { failureText } from '@kloak/proto/rules/files/failures.ts';
import { storagePath } from '@kloak/proto/rules/files/storage-keys.ts';
import { privacyLabels, readPrivacy } from '@kloak/proto/rules/privacy.ts';
import { takenPrecisionOf } from '@kloak/proto/rules/taken-dates.ts';
import { readCategory } from '@kloak/proto/rules/text/categories.ts';
import { assertPresent } from '../../http/assert-present.ts';
import { cardOf } from '../shapes.ts';

export type ReceivedPost = NonNullable<ResponseOf<'media.GetPost'>['post']>;
type Rendition = ReceivedPost['renditions'][number];

/** Picture types that every browser shows. For videos, the tracks decide. */
const shownByBrowsers = new Set(['image/jpeg', 'image/png', 'image/webp']);
/** A card's picture is at least this wide, in pixels. */
const minCardWidth = 400;

export const urlOf = (key: string) => storagePath + key;
const area = (rendition: Rendition) => rendition.width * rendition.height;
const bySize = (renditions: readonly Rendition[]) => renditions.toSorted((a, b) => area(a) - area(b));

/** Rendition for cards. */
export function thumbOf(renditions: readonly Rendition[]): Rendition | undefined {
  const pictures = bySize(renditions).filter(({ type }) => type.startsWith('image/'));
  return pictures.find(({ width }) => width >= minCardWidth) ?? pictures.at(-1);
}

/** Original for its owner if browsers can show it, and it was not turned; otherwise the largest rendition, which contains no location. */
function mainFile(post: ReceivedPost, renditions: readonly Rendition[], isOwner: boolean): string {
  const kind = post.kind === 'VIDEO' ? 'video/' : 'image/';
  const largest = renditions.findLast(({ type }) => type.startsWith(kind));
  const isShown = post.kind === 'VIDEO' ? post.originalPlays === true : shownByBrowsers.has(post.type) && !post.quarterTurns;
  const key = isOwner && isShown ? post.key : largest?.key;
  return key === undefined ? '' : urlOf(key);
}

function statusOf({ status }: ReceivedPost): Image['status'] {
  if (status === 'ITEM_STATUS_UNSPECIFIED') throw new Error('a post lacks its status');
  return status;
}

function coordinatesOf({ latitude, longitude }: ReceivedPost): Image['place'] {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

function itemOf(post: ReceivedPost, isOwner: boolean): Image {
  const privacy = assertPresent(readPrivacy(post.privacy).value);
  const writer = cardOf(assertPresent(post.writer));
  const renditions = bySize(post.renditions);
  const thumb = thumbOf(renditions);
  const filePath = mainFile(post, renditions, isOwner);
  return {
    _id: post.id,
    description: post.description,
    filePath,
    // Before a small rendition exists, the owner sees the original.
    thumbNail: thumb === undefined ? (post.kind === 'IMAGE' ? filePath : '') : urlOf(thumb.key),
    thumbName: thumb?.key ?? '',
    thumbSize: thumb?.size ?? 0,
    fileName: post.fileName,
    fileSize: post.fileSize,
    type: post.type,
    key: post.key,
    privacy,
    privacyLabel: privacyLabels[privacy],
    writer,
    album: post.albums[0],
    createdAt: post.createdAt,
    width: post.width,
    height: post.height,
    thumbhash: post.thumbhash,
    takenAt: post.takenAt ?? null,
    takenLocal: post.takenLocal ?? null,
    takenPrecision: takenPrecisionOf[post.takenPrecision],
    takenAbout: post.takenAbout,
    place: coordinatesOf(post),
    status: statusOf(post),
    partial: post.partial ? true : undefined,
    soundMissing: post.soundMissing ? true : undefined,
    downloadable: post.downloadable,
    failure: post.failure === undefined ? undefined : failureText(post.failure),
    sources: renditions.map(({ key, width, height, type }) => ({ url: urlOf(key), width, height, type })),
  };
}

function videoOf(post: ReceivedPost, item: Image): Video {
  return { ...item, title: post.title, category: assertPresent(readCategory(post.category).value), duration: post.duration ?? 0, views: post.views };
}

const shapePost = (isOwner: boolean) =>
  oncePer((post: ReceivedPost): Post => {
    const item = itemOf(post, isOwner);
    return {
      _id: post.id,
      title: post.title,
      writer: item.writer,
      ...(post.kind === 'VIDEO' ? { video: videoOf(post, item) } : { image: item }),
      createdAt: post.createdAt,
      storyId: post.story,
    };
  });
const [ownPost, othersPost] = [shapePost(true), shapePost(false)];

export const postOf = (post: ReceivedPost, viewer: string): Post => (post.writer?.id === viewer ? ownPost : othersPost)(post);

/** Post for which the requested change was refused, with the reason. */
export const refusedPostOf = ({ item, code, message }: ResponseOf<'media.ChangePrivacy'>['refused'][number]) => ({ _id: item, code, message });

/** Maximum title length beside a text. */
const maxBesideTextCharacters = 100;

/** A post beside a text: a picture with the beginning of its title. See [Note: Bytes of an answer]. */
export function compactPost(post: ReceivedPost, viewer: string): Post {
  return postOf({ ...post, title: [...post.title].slice(0, maxBesideTextCharacters).join(''), description: '' }, viewer);
}
