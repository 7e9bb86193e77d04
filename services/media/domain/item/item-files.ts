// Files of an item that requests name besides its id.
import { renditionsOf, type StoredItem } from './item.ts';

/** Storage keys and sizes (bytes) that a request names besides the item. */
type FileNames = { keys: readonly string[]; fileSize?: number | undefined; thumbSize?: number | undefined };

/** True if all named keys and sizes belong to the item; a `thumbSize` of 0 means none. */
export function isOwn(held: StoredItem, { keys, fileSize = held.original.size, thumbSize = 0 }: FileNames): boolean {
  const renditions = renditionsOf(held);
  const own = [held.original.key, ...renditions.map(({ key }) => key)];
  const isThumb = thumbSize === 0 || renditions.some(({ size }) => size === thumbSize);
  return keys.every((key) => own.includes(key)) && fileSize === held.original.size && isThumb;
}
