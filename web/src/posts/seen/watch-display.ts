/** Time for which a picture must be displayed without a break, in milliseconds. */
export const displayMs = 1000;
/** Displayed part of a picture, or of the window, that is enough. */
const enough = 0.5;

type Watched = { readonly onDisplayed: () => void; isVisible: boolean; timer: ReturnType<typeof setTimeout> | undefined };

const watched = new Map<Element, Watched>();
let observer: IntersectionObserver | undefined;

function isEnough({ isIntersecting, intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  return isIntersecting && (intersectionRatio >= enough || (rootBounds !== null && intersectionRect.height >= enough * rootBounds.height));
}

/** Starts the time of an element that is displayed, and stops that of others. */
function update(element: Element, one: Watched): void {
  clearTimeout(one.timer);
  one.timer = undefined;
  if (!one.isVisible || document.visibilityState === 'hidden') return;
  one.timer = setTimeout(() => {
    unwatch(element);
    one.onDisplayed();
  }, displayMs);
}

const updateAll = () => {
  for (const [element, one] of watched) update(element, one);
};

function observe(entries: readonly IntersectionObserverEntry[]): void {
  for (const entry of entries) {
    const one = watched.get(entry.target);
    if (!one || one.isVisible === isEnough(entry)) continue;
    one.isVisible = !one.isVisible;
    update(entry.target, one);
  }
}

function unwatch(element: Element): void {
  clearTimeout(watched.get(element)?.timer);
  watched.delete(element);
  observer?.unobserve(element);
  if (watched.size > 0) return;
  document.removeEventListener('visibilitychange', updateAll);
  observer?.disconnect();
  observer = undefined;
}

/** Calls once when an element was displayed for a second, without the time in which the page was hidden. Returns a function that ends it. */
export function watchDisplay(element: Element, onDisplayed: () => void): () => void {
  if (watched.size === 0) document.addEventListener('visibilitychange', updateAll);
  watched.set(element, { onDisplayed, isVisible: false, timer: undefined });
  observer ??= new IntersectionObserver(observe, { threshold: [0, 0.25, enough, 0.75, 1] });
  observer.observe(element);
  return () => unwatch(element);
}
