import type { Group, GroupCard, Image as ImageItem, Post, Story, Video } from '@kloak/proto/api/types.ts';
import { bannerSources } from '../features/groups/banner-sources.ts';
import { groupFacts, groupName } from '../features/groups/group-name.ts';
import { maxTiles, mosaicSizes } from '../features/home/mosaic-sizes.ts';
import { ratioOf } from '../features/photos/posts-by-day.ts';
import { itemOf } from '../posts/item.ts';

/** Returns a placeholder of a prepared page by its attribute, until the app replaces it. */
export const preparedElement = (place: string) => document.querySelector<HTMLElement>(`[data-prepared] [${place}]`);
const firstPlace = () => preparedElement('data-first-picture');

const imageOf = (srcset: string, sizes: string | undefined) => Object.assign(new Image(), { alt: '', fetchPriority: 'high', sizes, srcset });

/** Image with the same sources as in `ui/picture.tsx`; undefined for an item without a rendition. */
export function pictureOf(item: ImageItem | Video | undefined, sizes: string | undefined): HTMLImageElement | undefined {
  const srcset = (item?.sources ?? []).flatMap(({ type, url, width }) => (type === 'image/webp' ? `${url} ${width}w` : [])).join(', ');
  return srcset ? imageOf(srcset, sizes) : undefined;
}

/** Renders the main picture of the screen, or its first one. */
export function drawPicture(post: Post | undefined): void {
  drawInto(firstPlace(), post);
}

function drawInto(place: HTMLElement | null, post: Post | undefined): HTMLImageElement | undefined {
  // An image loads from its creation on.
  if (!place || place.childElementCount > 0 || !post) return undefined;
  const picture = pictureOf(itemOf(post), place.dataset.firstPicture);
  if (!picture) return undefined;
  place.style.setProperty('--ratio', String(ratioOf(post) ?? ''));
  place.append(picture);
  return picture;
}

/** Resolves once the file has arrived, or has failed. */
const settled = (file: Element) => new Promise((resolve) => ['load', 'error'].map((event) => file.addEventListener(event, resolve)));

/** Resolves once all code of the screen has arrived, which the prepared page names. */
async function untilCodeArrived(): Promise<void> {
  const named = document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[rel=modulepreload], script[type=module]');
  const awaited = [...named].filter((file) => performance.getEntriesByName('href' in file ? file.href : file.src).length === 0);
  await Promise.all(awaited.map(settled));
}

/** Loads pictures that the app will render first, while it starts: the line is idle then, and before, they would delay its code. */
export async function preloadPictures(posts: readonly Post[], sizes: string): Promise<void> {
  await untilCodeArrived();
  // An image loads from its creation on.
  for (const post of posts) pictureOf(itemOf(post), sizes);
}

/** Arranges the places of the first stories for their numbers of posts, and renders their main pictures in turn, so that the first is not delayed. */
export async function drawStories(stories: readonly Pick<Story, 'posts'>[]): Promise<void> {
  const places = [...document.querySelectorAll<HTMLElement>('[data-prepared] [data-first-picture]')];
  const drawn = places.flatMap((place, nth) => {
    const posts = stories[nth]?.posts.slice(0, maxTiles) ?? [];
    if (!place.parentElement || posts.length === 0) return [];
    place.parentElement.dataset.pictures = String(posts.length);
    place.dataset.firstPicture = mosaicSizes(posts.length);
    return { place, posts };
  });
  const [first] = drawn;
  if (first) void preloadPictures(first.posts.slice(1), mosaicSizes(first.posts.length));
  for (const { place, posts } of drawn) {
    const picture = drawInto(place, posts[0]);
    if (picture) await settled(picture);
  }
}

/** Renders the picture of a group, or else its newest item. */
export function drawBanner({ banner }: Pick<GroupCard, 'banner'>, newest: ImageItem | Video | undefined): void {
  const place = firstPlace();
  const sizes = place?.dataset.firstPicture;
  const picture = banner ? imageOf(bannerSources(banner), sizes) : pictureOf(newest, sizes);
  if (picture) place?.append(picture);
}

/** Renders name and facts of a group. */
export function drawGroupName(group: Group): void {
  preparedElement('data-first-name')?.replaceChildren(groupName(group));
  preparedElement('data-first-facts')?.replaceChildren(groupFacts(group));
}
