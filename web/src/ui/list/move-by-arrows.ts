import type { KeyboardEvent } from 'react';

const pictures = 'a[href]:not([inert]):has(picture), input[type="checkbox"]';

/**
 * Moves the focus by arrow keys among the pictures of a grid, or among their boxes during a selection. Sideways goes to the next one, up and down to the
 * nearest one of the next row.
 */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented || !(target instanceof HTMLElement)) return;
  const all = [...currentTarget.querySelectorAll<HTMLElement>(pictures)];
  const at = all.indexOf(target);
  if (at < 0) return;
  const next = sideways(key, all, at) ?? upOrDown(key, all, target);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const sideways = (key: string, all: readonly HTMLElement[], at: number) => (key === 'ArrowRight' ? all[at + 1] : key === 'ArrowLeft' ? all[at - 1] : undefined);

function upOrDown(key: string, all: readonly HTMLElement[], from: HTMLElement): HTMLElement | undefined {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const { top, left, width } = from.getBoundingClientRect();
  const places = all
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => (key === 'ArrowDown' ? box.top > top + 1 : box.top < top - 1));
  const row = key === 'ArrowDown' ? Math.min(...places.map(({ box }) => box.top)) : Math.max(...places.map(({ box }) => box.top));
  const beside = ({ box }: { readonly box: DOMRect }) => Math.abs(box.left + box.width / 2 - (left + width / 2));
  return places.filter(({ box }) => Math.abs(box.top - row) <= 1).sort((one, other) => beside(one) - beside(other))[0]?.one;
}
