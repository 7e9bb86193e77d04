import { type RefObject, useLayoutEffect, useState } from 'react';

type Measured = { readonly width: number; readonly letter: number; readonly top: number };

/**
 * How wide an element is, how large letters are, and how far the page is scrolled when its beginning stands at the top of the window, under the bar that the
 * element keeps free by its `scroll-margin-top`. CSS pixels; nothing until it stands.
 */
export function useMeasured(element: RefObject<HTMLElement | null>): Measured | undefined {
  const [measured, setMeasured] = useState<Measured>();
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => {
      const bar = Number.parseFloat(getComputedStyle(box).scrollMarginTop) || 0;
      const [width, top] = [box.clientWidth, Math.round(box.getBoundingClientRect().top + window.scrollY - bar)];
      const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      setMeasured((last) => (last?.width === width && last.letter === letter && last.top === top ? last : { width, letter, top }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return measured;
}
