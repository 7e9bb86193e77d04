// Posts as the public API shows them: which file a viewer gets where.
import type { Rpcs } from '@kloak/proto/types/index.ts';
import { present, profileOf } from './shapes.ts';

type Post = NonNullable<Rpcs['media']['GetPost']['received']['post']>;
type Rendition = Post['renditions'][number];

const labels: Record<string, string> = { PRIVATE: 'Private', FAMILY_ONLY: 'Family' };
/** What every browser shows or plays as it is. */
const shownByBrowsers = new Set(['image/jpeg', 'image/png', 'image/webp', 'video/mp4']);
/** A card's picture is at least this wide, in pixels. */
const cardWidth = 400;

export const urlOf = (key: string) => `/storage/${key}`;
const area = (rendition: Rendition) => rendition.width * rendition.height;
const bySize = (renditions: readonly Rendition[]) => renditions.toSorted((a, b) => area(a) - area(b));

/** Of renditions by their size. */
function thumbOf(renditions: readonly Rendition[]): Rendition | undefined {
  const pictures = renditions.filter(({ type }) => type.startsWith('image/'));
  return pictures.find(({ width }) => width >= cardWidth) ?? pictures.at(-1);
}

/** The original for its owner where a browser can show it, else the largest rendition, which tells no place. */
function mainFile(post: Post, renditions: readonly Rendition[], viewer: string): string {
  const kind = post.kind === 'VIDEO' ? 'video/' : 'image/';
  const largest = renditions.findLast(({ type }) => type.startsWith(kind));
  const isOwner = post.writer?.id === viewer;
  const key = isOwner && shownByBrowsers.has(post.type) ? post.key : largest?.key;
  return key === undefined ? '' : urlOf(key);
}

function itemOf(post: Post, viewer: string): object {
  const renditions = bySize(post.renditions);
  const thumb = thumbOf(renditions);
  const filePath = mainFile(post, renditions, viewer);
  return {
    _id: post.id,
    description: post.description,
    filePath,
    // Until a small one is made, the owner sees the picture itself.
    thumbNail: thumb === undefined ? (post.kind === 'IMAGE' ? filePath : '') : urlOf(thumb.key),
    thumbName: thumb?.key ?? '',
    thumbSize: thumb?.size ?? 0,
    fileName: post.fileName,
    fileSize: post.fileSize,
    type: post.type,
    key: post.key,
    privacy: post.privacy,
    privacyLabel: labels[post.privacy] ?? '',
    writer: profileOf(present(post.writer)),
    createdAt: post.createdAt,
    width: post.width,
    height: post.height,
    thumbhash: post.thumbhash,
    takenAt: post.takenAt ?? null,
    status: post.status,
    // For the owner, who may have the whole file elsewhere.
    ...(post.partial && post.writer?.id === viewer && { partial: true }),
    sources: renditions.map(({ key, width, height, type }) => ({ url: urlOf(key), width, height, type })),
  };
}

export function postOf(post: Post, viewer: string): object {
  const item = itemOf(post, viewer);
  return {
    _id: post.id,
    title: post.title,
    writer: profileOf(present(post.writer)),
    ...(post.kind === 'VIDEO' ? { video: { ...item, title: post.title, category: post.category, duration: post.duration ?? 0 } } : { image: item }),
    createdAt: post.createdAt,
  };
}
