import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

const aheadPx = 400;
const throttleMs = 300;

/**
 * Calls `onNear` once the marked element is near the viewport, at most every 300 ms, while there is more. `more` may be the number of loaded entries.
 * Each change of it checks again, so that a short list whose end stays visible grows, too.
 */
export function useNearEnd(onNear: () => void, more: boolean | number): RefObject<HTMLDivElement | null> {
  const mark = useRef<HTMLDivElement>(null);
  const call = useEffectEvent(onNear);
  useEffect(() => {
    if (!more || !mark.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (entries.some(({ isIntersecting }) => isIntersecting)) timer = setTimeout(() => call(), throttleMs);
      },
      { rootMargin: `${aheadPx}px` },
    );
    observer.observe(mark.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [more]);
  return mark;
}
