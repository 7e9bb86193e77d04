// Sizes of the renditions of a picture. Pure.

/** Steps, in pixels: the width of a rendition of an ordinary picture. */
const steps = [320, 640, 1280, 2560];
const largest = Math.max(...steps);
/** The largest step that lists show. */
const thumbnail = 640;
/** WebP knows no longer side. */
const maxSidePx = 16_383;
/** Between 1:2 and 2:1, the width decides. A more extreme picture would have a tiny side, so its size follows the pixel count of an ordinary one. */
const maxOrdinaryRatio = 2;
/** Pixel counts relative to the square of a step: landscape 4:3, as for most photographs, and portrait 1:2. */
const [wideArea, tallArea] = [3 / 4, 2];

/** Size in pixels. */
export type Size = { width: number; height: number };

/** Width of a step's rendition, at most the picture's own and within WebP's limits. */
function widthAt(step: number, { width, height }: Size): number {
  const ratio = width / height;
  const area = step ** 2 * (ratio > 1 ? wideArea : tallArea);
  const isOrdinary = ratio <= maxOrdinaryRatio && ratio >= 1 / maxOrdinaryRatio;
  const wanted = isOrdinary ? step : Math.round(Math.sqrt(area * ratio));
  return Math.max(1, Math.min(wanted, width, maxSidePx, Math.floor(maxSidePx * ratio)));
}

/** Maximum width that a rendition needs. */
export const largestWidth = (whole: Size): number => widthAt(largest, whole);
/** The widest that lists show. */
export const thumbnailWidth = (whole: Size): number => widthAt(thumbnail, whole);

/** Steps that the picture fills, and its own width if clearly larger than the last; without duplicates. */
export function renditionWidths(whole: Size): number[] {
  const filled = [...new Set(steps.map((step) => widthAt(step, whole)))].filter((width) => width < whole.width || steps.includes(width));
  const own = largestWidth(whole);
  return own > (filled.at(-1) ?? 0) * 1.1 ? [...filled, own] : filled;
}
