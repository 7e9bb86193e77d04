import { memberState } from '../../lib/member-state.ts';

const pathOf = (address: string) => new URL(address, window.location.href).pathname;

/** Addresses of pictures that this page has rendered: the browser has them in its cache. */
const drawn = memberState(() => new Set<string>());

export function noteLoadedPicture({ currentSrc }: Pick<HTMLImageElement, 'currentSrc'>): void {
  if (currentSrc) drawn().add(pathOf(currentSrc));
}

/** Returns the largest of these files that was already rendered: it can be shown at once. */
export function largestLoaded(sources: readonly { readonly url: string }[]): string | undefined {
  return sources.findLast(({ url }) => drawn().has(pathOf(url)))?.url;
}
