// Position and size of an element in the window, in CSS pixels.
import type { Locator } from 'playwright-core';

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return box;
}

/** Middle from top to bottom. */
export const middle = ({ y, height }: Box): number => y + height / 2;

export const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
