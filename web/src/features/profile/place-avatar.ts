// Geometry of the square part of a picture that becomes the avatar: how the picture is moved and zoomed under it.
import { type AvatarSquare, minSquareSide } from '@kloak/proto/rules/files/avatar-files.ts';

export type PictureSize = { readonly width: number; readonly height: number };

/** Size of the picture, in sides of the square. */
function extentOf({ width, height }: PictureSize, { side }: AvatarSquare): { across: number; down: number } {
  const square = Math.min(width, height) * side;
  return { across: width / square, down: height / square };
}

const between = (min: number, value: number, max: number) => Math.min(max, Math.max(min, value));

/** Returns the square after the picture was moved right and down by so many sides, within its limits. */
export function moved(size: PictureSize, square: AvatarSquare, { x, y }: { x: number; y: number }): AvatarSquare {
  const { across, down } = extentOf(size, square);
  const after = (part: number, room: number, by: number) => (room > 0 ? between(0, part - by / room, 1) : part);
  return { ...square, left: after(square.left, across - 1, x), top: after(square.top, down - 1, y) };
}

/** Returns the square with another side about the same centre, within its limits. */
export function zoomed(size: PictureSize, square: AvatarSquare, wanted: number): AvatarSquare {
  const side = between(minSquareSide, wanted, 1);
  const [before, now] = [extentOf(size, square), extentOf(size, { ...square, side })];
  const after = (part: number, from: number, to: number) => {
    const middle = (part * (from - 1) + 0.5) / from;
    return to > 1 ? between(0, (middle * to - 0.5) / (to - 1), 1) : part;
  };
  return { side, left: after(square.left, before.across, now.across), top: after(square.top, before.down, now.down) };
}

/** CSS position and size of the picture in a box that shows the square. */
export function squareStyle(size: PictureSize, square: AvatarSquare) {
  const { across, down } = extentOf(size, square);
  const percent = (part: number) => `${100 * part}%`;
  return { width: percent(across), height: percent(down), left: percent(-square.left * (across - 1)), top: percent(-square.top * (down - 1)) };
}
