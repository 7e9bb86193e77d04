/** Zoom after a press, and maximum zoom; the whole picture is 1. */
export const closer = 2.5;
export const closest = 5;

/** One axis of the window over a picture: length of the window, and length of the whole picture in it, in CSS pixels. */
export type Axis = { readonly view: number; readonly whole: number };

/** Size of the whole picture in a window. A picture of unknown shape fills the window. */
export function axesOf(view: { readonly width: number; readonly height: number }, ratio: number): { readonly x: Axis; readonly y: Axis } {
  const { width, height } = view;
  return {
    x: { view: width, whole: ratio > 0 ? Math.min(width, height * ratio) : width },
    y: { view: height, whole: ratio > 0 ? Math.min(height, width / ratio) : height },
  };
}

/** Margin on each side of a picture that is shorter than the window. */
const free = ({ view, whole }: Axis, zoom: number) => Math.max(0, (view - whole * zoom) / 2);

/** Part of the picture under a point of the window: 0 at its beginning, 1 at its end. */
export function partUnder(axis: Axis, zoom: number, { scroll, point }: { readonly scroll: number; readonly point: number }): number {
  return (scroll + point - free(axis, zoom)) / (axis.whole * zoom);
}

/** Scroll position at which this part of the picture is under that point of the window. */
export function scrollFor(axis: Axis, zoom: number, { part, point }: { readonly part: number; readonly point: number }): number {
  return free(axis, zoom) + part * axis.whole * zoom - point;
}
