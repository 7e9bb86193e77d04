import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How wide an element is, and how far the page is scrolled when its beginning stands at the top of the window, under the bar that the
 * element keeps free by its `scroll-margin-top`. CSS pixels; nothing until it stands.
 */
export function useMeasured(element: RefObject<HTMLElement | null>): { readonly width: number; readonly top: number } | undefined {
  const [measured, setMeasured] = useState<{ readonly width: number; readonly top: number }>();
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => {
      const bar = Number.parseFloat(getComputedStyle(box).scrollMarginTop) || 0;
      const [width, top] = [box.clientWidth, Math.round(box.getBoundingClientRect().top + window.scrollY - bar)];
      setMeasured((last) => (last?.width === width && last.top === top ? last : { width, top }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return measured;
}
