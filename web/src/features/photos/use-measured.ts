import { type RefObject, useLayoutEffect, useState } from 'react';
import { type LayoutArea, layoutAreaOf } from './layout.ts';

type MeasuredArea = LayoutArea & { readonly top: number };

/**
 * Measures an element's width, the font size, and the scroll position at which the element's top reaches the window's top. `scroll-margin-top` of the
 * element keeps the bar free. CSS pixels; undefined until it is mounted.
 */
export function useMeasured(element: RefObject<HTMLElement | null>): MeasuredArea | undefined {
  const [measured, setMeasured] = useState<MeasuredArea>();
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => {
      const bar = Number.parseFloat(getComputedStyle(box).scrollMarginTop) || 0;
      const top = Math.round(box.getBoundingClientRect().top + window.scrollY - bar);
      const { width, letter } = layoutAreaOf(box);
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
