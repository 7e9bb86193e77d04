import { memberState } from '../../lib/member-state.ts';

const pathOf = (address: string) => new URL(address, window.location.href).pathname;

type Loaded = { readonly url: string; readonly isComplete: boolean };

/** Pictures that this page has rendered, by their address: the browser has them in its cache. Those from before the app may still be loading. */
const drawn = memberState(() => new Map<string, boolean>());

export function noteLoadedPicture({ currentSrc, complete }: Pick<HTMLImageElement, 'currentSrc' | 'complete'>): void {
  if (currentSrc) drawn().set(pathOf(currentSrc), complete);
}

/** Returns the largest of these files that was already rendered: it can be shown at once. */
export function largestLoaded(sources: readonly { readonly url: string }[]): Loaded | undefined {
  const found = sources.findLast(({ url }) => drawn().has(pathOf(url)));
  return found && { url: found.url, isComplete: drawn().get(pathOf(found.url)) ?? false };
}
