import { type RefObject, useLayoutEffect } from 'react';

/** Gap below the bar and above it, as `--space-8` twice. */
const gapsPx = 16;

/** Sets `--held` to the height of a bar that stays at the bottom, so that messages and focused elements keep clear of it however many rows it has. */
export function useHeldHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [element, { style }] = [bar.current, document.documentElement];
    if (!element) return;
    const observer = new ResizeObserver(() => style.setProperty('--held', `${element.offsetHeight + gapsPx}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--held');
    };
  }, [bar]);
}
