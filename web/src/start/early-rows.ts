import { cellsOf, layOut, layoutAreaOf, rowsBetween, sizesOf } from '../features/photos/layout.ts';
import { type LoadedChunk, postsByDay, ratioOf } from '../features/photos/posts-by-day.ts';
import type { Day } from '../posts/data/chunks.ts';
import { itemOf } from '../posts/item.ts';
import { pictureOf, preparedElement } from './early-picture.ts';

/** Renders the visible part of the timeline at its final place. */
export function drawRows(days: readonly Day[], loaded: LoadedChunk): void {
  // Styles apply from the first frame on, and with them the width.
  requestAnimationFrame(() => {
    const place = preparedElement('data-first-rows');
    if (!place || place.clientWidth === 0) return;
    const shown = postsByDay([loaded]);
    const layout = layOut(days, (day) => shown.get(day)?.map(ratioOf), layoutAreaOf(place));
    const inSight = window.innerHeight - place.getBoundingClientRect().top;
    const pictures = rowsBetween(layout, 0, inSight).flatMap((placed) =>
      cellsOf(placed).flatMap(({ nth, ...box }) => {
        const post = shown.get(placed.day)?.[nth];
        const picture = pictureOf(post && itemOf(post), sizesOf(box.width));
        return picture ? placedAt(picture, box) : [];
      }),
    );
    place.style.height = `${layout.height}px`;
    place.replaceChildren(...pictures);
  });
}

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

function placedAt(picture: HTMLImageElement, box: Box): HTMLImageElement {
  for (const [side, px] of Object.entries(box)) picture.style.setProperty(side, `${px}px`);
  return picture;
}
