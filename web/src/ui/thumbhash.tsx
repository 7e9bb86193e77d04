import { useCallback } from 'react';
import { thumbHashToAverageRGBA, thumbHashToRGBA } from 'thumbhash';

type ThumbhashProps = {
  readonly hash: string;
  readonly className: string | undefined;
  /** Called at the end of a transition of its class. */
  readonly onFaded?: () => void;
  /** Asked when it is to be painted: true leaves it transparent. Keeps its identity. */
  readonly isUnneeded?: () => boolean;
};

/** Blurred preview from a thumbhash; renders nothing without a valid one. */
export function Thumbhash({ hash, className, onFaded, isUnneeded }: ThumbhashProps) {
  // Same identity for one hash: React calls a ref again if it changes, and would paint again.
  const onCanvas = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (canvas && isUnneeded?.() !== true) paint(canvas, hash);
    },
    [hash, isUnneeded],
  );
  return hash && <canvas ref={onCanvas} className={className} onTransitionEnd={onFaded} />;
}

/** Relative luminance above which the contrast on white is below 3:1. */
const lightLuminance = 0.3;

/** Background of a picture with transparent parts, by its hash: `dark` for light pictures, `white` for others. Undefined for opaque pictures. */
export function backgroundOf(hash: string): 'white' | 'dark' | undefined {
  try {
    const { r, g, b, a } = thumbHashToAverageRGBA(bytesOf(hash));
    if (hash === '' || a === 1) return undefined;
    return 0.2126 * r ** 2.2 + 0.7152 * g ** 2.2 + 0.0722 * b ** 2.2 > lightLuminance ? 'dark' : 'white';
  } catch {
    return undefined;
  }
}

/** Mean colour of a picture, as a CSS colour; undefined for an invalid hash. */
export function meanColourOf(hash: string): string | undefined {
  try {
    const { r, g, b } = thumbHashToAverageRGBA(bytesOf(hash));
    const [red, green, blue] = [r, g, b].map((part) => Math.round(255 * part));
    return hash === '' ? undefined : `rgb(${red} ${green} ${blue})`;
  } catch {
    return undefined;
  }
}

const bytesOf = (hash: string) => Uint8Array.from(atob(hash), (letter) => letter.charCodeAt(0));

/** Paints on a canvas, since the page's policy refuses data: addresses. An invalid hash leaves an empty box. */
function paint(canvas: HTMLCanvasElement, thumbhash: string): void {
  try {
    const { w, h, rgba } = thumbHashToRGBA(bytesOf(thumbhash));
    canvas.width = w;
    canvas.height = h;
    canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0);
  } catch {
    canvas.width = 0;
  }
}
