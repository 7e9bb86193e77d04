import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

const aheadPx = 400;
const throttleMs = 300;

/**
 * Calls once the marked element comes near the screen, at most every 300 ms, for as long as there is more. `more` may be how much has come:
 * whenever that changes it looks again, also where the end of a short list stays on the screen.
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
