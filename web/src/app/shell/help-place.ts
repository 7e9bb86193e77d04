import { type RefObject, useLayoutEffect } from 'react';

/** Menu entry of the page that is visible at this width. On a phone some entries are only in the account menu, so its button is used. */
function entryNow(): Element {
  const isShown = (entry: Element) => entry.getClientRects().length > 0;
  const entry = [...document.querySelectorAll('nav [aria-current=page]')].find(isShown);
  return entry ?? document.querySelector('header [aria-haspopup=menu]') ?? document.body;
}

export type Side = 'top' | 'right' | 'bottom' | 'menu';
/** Width in pixels; a menu of icons alone is narrower. */
const minMenuWidthPx = 180;
/** Gap between the entry and the popover, with the arrow in it. */
const gapPx = 12;
/** Gap at the edges of the window. */
const edgePx = 8;
/** Distance of the arrow's middle from a corner. */
const cornerPx = 20;

/** Inside a wide menu, or on the far side of the bar that contains the entry. */
export function sideNow(): Side {
  const { width, height, top } = (entryNow().closest('nav, header') ?? document.body).getBoundingClientRect();
  if (height > width) return width < minMenuWidthPx ? 'right' : 'menu';
  return top > window.innerHeight / 2 ? 'top' : 'bottom';
}

export function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Places the popover beside its entry, within the window, and its arrow at the middle of the entry. */
function place(content: HTMLElement, side: Side): void {
  const entry = entryNow().getBoundingClientRect();
  content.style.setProperty('--entry', `${entry.width}px`);
  const { offsetWidth: width, offsetHeight: height } = content;
  const { clientWidth, clientHeight } = document.documentElement;
  const [middle, centre] = [entry.left + entry.width / 2, entry.top + entry.height / 2];
  const isBeside = side === 'right';
  const above = side === 'top' ? entry.top - gapPx - height : entry.bottom + gapPx;
  const left = isBeside ? entry.right + gapPx : between(side === 'menu' ? entry.left : middle - width / 2, edgePx, clientWidth - width - edgePx);
  const top = isBeside ? between(centre - height / 2, edgePx, clientHeight - height - edgePx) : above;
  const arrow = isBeside ? between(centre - top, cornerPx, height - cornerPx) : between(middle - left, cornerPx, width - cornerPx);
  content.style.setProperty('left', `${left}px`);
  content.style.setProperty('top', `${top}px`);
  content.style.setProperty('--arrow', `${arrow}px`);
}

/** Keeps the popover beside its entry, and sets attributes from which the page's styles make room for it, and its height. */
export function usePlaceBeside(popover: RefObject<HTMLElement | null>, side: Side): void {
  useLayoutEffect(() => {
    const [content, root] = [popover.current, document.documentElement];
    if (!content) return;
    root.dataset.help = side;
    const update = () => {
      root.style.setProperty('--help', `${content.offsetHeight}px`);
      place(content, side);
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(content);
    const listening = new AbortController();
    for (const type of ['resize', 'scroll']) window.addEventListener(type, update, { capture: true, passive: true, signal: listening.signal });
    return () => {
      listening.abort();
      observer.disconnect();
      delete root.dataset.help;
      root.removeAttribute('style');
    };
  }, [popover, side]);
}
