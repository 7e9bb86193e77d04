// Which square of a picture is shown, and how it is moved and zoomed under it.
import { type AvatarSquare, minSquareSide } from '@kloak/proto/rules/files/avatar-files.ts';

export type Size = { readonly width: number; readonly height: number };

/** How large the picture is, in sides of the square. */
function extentOf({ width, height }: Size, { side }: AvatarSquare): { across: number; down: number } {
  const square = Math.min(width, height) * side;
  return { across: width / square, down: height / square };
}

const between = (min: number, value: number, max: number) => Math.min(max, Math.max(min, value));

/** With the picture moved so many sides of the square to the right and down, as far as it goes. */
export function moved(size: Size, square: AvatarSquare, { x, y }: { x: number; y: number }): AvatarSquare {
  const { across, down } = extentOf(size, square);
  const after = (part: number, room: number, by: number) => (room > 0 ? between(0, part - by / room, 1) : part);
  return { ...square, left: after(square.left, across - 1, x), top: after(square.top, down - 1, y) };
}

/** With another side of the square about the same middle, as far as that goes. */
export function zoomed(size: Size, square: AvatarSquare, wanted: number): AvatarSquare {
  const side = between(minSquareSide, wanted, 1);
  const [before, now] = [extentOf(size, square), extentOf(size, { ...square, side })];
  const after = (part: number, from: number, to: number) => {
    const middle = (part * (from - 1) + 0.5) / from;
    return to > 1 ? between(0, (middle * to - 0.5) / (to - 1), 1) : part;
  };
  return { side, left: after(square.left, before.across, now.across), top: after(square.top, before.down, now.down) };
}

/** Where the picture stands in a box that shows the square. */
export function placeOf(size: Size, square: AvatarSquare) {
  const { across, down } = extentOf(size, square);
  const percent = (part: number) => `${100 * part}%`;
  return { width: percent(across), height: percent(down), left: percent(-square.left * (across - 1)), top: percent(-square.top * (down - 1)) };
}
