import { memberState } from '../lib/member-state.ts';

const pathOf = (address: string) => new URL(address, window.location.href).pathname;

/** The files of pictures that a page has drawn: the browser has them at hand. */
const drawn = memberState(() => new Set<string>());

export function noteDrawn({ currentSrc }: Pick<HTMLImageElement, 'currentSrc'>): void {
  if (currentSrc) drawn().add(pathOf(currentSrc));
}

/** The largest of these, from the smallest on, that was drawn already: it can be shown at once. */
export function drawnOf(sources: readonly { readonly url: string }[]): string | undefined {
  return sources.findLast(({ url }) => drawn().has(pathOf(url)))?.url;
}
