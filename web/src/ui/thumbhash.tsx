import { useCallback } from 'react';
import { thumbHashToRGBA } from 'thumbhash';

/** A thumbhash, drawn. Without one, or with one that cannot be read, there is nothing to see. */
export function Thumbhash({ hash, className }: { readonly hash: string; readonly className: string | undefined }) {
  // One and the same for one hash: a ref that is another at each render is called at each, and would draw again.
  const onCanvas = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (canvas) paint(canvas, hash);
    },
    [hash],
  );
  return hash && <canvas ref={onCanvas} className={className} />;
}

/** A canvas and not a data: address, which the policy of the page refuses. What cannot be read leaves the plain box. */
function paint(canvas: HTMLCanvasElement, thumbhash: string): void {
  try {
    const { w, h, rgba } = thumbHashToRGBA(Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0)));
    canvas.width = w;
    canvas.height = h;
    canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0);
  } catch {
    canvas.width = 0;
  }
}
