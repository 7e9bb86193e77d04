import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Room, roomIn } from './layout.ts';

type Measured = Room & { readonly top: number };

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
      const top = Math.round(box.getBoundingClientRect().top + window.scrollY - bar);
      const { width, letter } = roomIn(box);
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
