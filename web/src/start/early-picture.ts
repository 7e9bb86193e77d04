import type { Post } from '@kloak/proto/api/types.ts';
import { mosaicSizes } from '../features/home/mosaic-sizes.ts';
import { ratioOf } from '../features/photos/posts-by-day.ts';
import { itemOf } from '../posts/item.ts';

/** Returns a placeholder of a prepared page by its attribute, until the app replaces it. */
export const preparedElement = (place: string) => document.querySelector<HTMLElement>(`[data-prepared] [${place}]`);

/** Image with the same sources as in `ui/picture.tsx`; undefined for a post without a rendition. */
export function pictureOf(post: Post | undefined, sizes: string | undefined): HTMLImageElement | undefined {
  const sources = (post && itemOf(post)?.sources) ?? [];
  const srcset = sources.flatMap(({ type, url, width }) => (type === 'image/webp' ? `${url} ${width}w` : [])).join(', ');
  return srcset ? Object.assign(new Image(), { alt: '', fetchPriority: 'high', sizes, srcset }) : undefined;
}

/** Renders the main picture of the screen, or its first one. */
export function drawPicture(post: Post | undefined): void {
  const place = preparedElement('data-first-picture');
  const picture = pictureOf(post, place?.dataset.firstPicture);
  if (!place || !post || !picture) return;
  place.style.setProperty('--ratio', String(ratioOf(post) ?? ''));
  place.append(picture);
}

/** Arranges the first story's places for its number of posts, and renders its first picture. */
export function drawStory(posts: readonly Post[]): void {
  const place = preparedElement('data-first-picture');
  if (!place?.parentElement || posts.length === 0) return;
  place.parentElement.dataset.pictures = String(posts.length);
  place.dataset.firstPicture = mosaicSizes(posts.length);
  drawPicture(posts[0]);
}
