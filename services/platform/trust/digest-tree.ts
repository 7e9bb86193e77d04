// A binary tree of digests, a Merkle tree: one root identifies a list, and a short path shows that a part belongs to it.
import { hash } from 'node:crypto';
import { chunksOf } from '../async/chunks.ts';

const digestBytes = 32;
/** A step of a path: the side of the other digest, and that digest. */
const stepBytes = 1 + digestBytes;
const maxSteps = 10;
export const maxParts = 2 ** maxSteps;
const sides = { left: 0, right: 1 };

/** Leaves and inner nodes begin differently, so that none can pass for the other. */
const leafOf = (part: Buffer) => hash('sha256', Buffer.concat([Buffer.of(0), part]), 'buffer');
const nodeOf = (left: Buffer, right: Buffer) => hash('sha256', Buffer.concat([Buffer.of(1), left, right]), 'buffer');

type Leaf<Part> = { part: Part; path: Buffer };
type Subtree<Part> = { digest: Buffer; leaves: Leaf<Part>[] };

const withStep = <Part>({ leaves }: Subtree<Part>, side: number, other: Buffer): Leaf<Part>[] =>
  leaves.map(({ part, path }) => ({ part, path: Buffer.concat([path, Buffer.of(side), other]) }));

const join = <Part>(left: Subtree<Part>, right: Subtree<Part>): Subtree<Part> => ({
  digest: nodeOf(left.digest, right.digest),
  leaves: [...withStep(left, sides.right, right.digest), ...withStep(right, sides.left, left.digest)],
});

/** The root of 1 to `maxParts` parts, and the parts in their order with their paths. Throws for another number. */
export function digestTree<Part>(parts: readonly Part[], bytesOf: (part: Part) => Buffer): { root: Buffer; leaves: Leaf<Part>[] } {
  let level = parts.map((part): Subtree<Part> => ({ digest: leafOf(bytesOf(part)), leaves: [{ part, path: Buffer.alloc(0) }] }));
  while (level.length > 1) level = chunksOf(level, 2).flatMap(([left, right]) => (left && right ? join(left, right) : (left ?? [])));
  const [whole] = level;
  if (!whole || parts.length > maxParts) throw new Error(`A tree of digests has 1 to ${maxParts} parts, not ${parts.length}.`);
  return { root: whole.digest, leaves: whole.leaves };
}

/** The root to which a path leads from a part; undefined if it is no path. */
export function rootOf(part: Buffer, path: Buffer): Buffer | undefined {
  if (path.length % stepBytes !== 0 || path.length > maxSteps * stepBytes) return undefined;
  let digest = leafOf(part);
  for (let at = 0; at < path.length; at += stepBytes) {
    const [side, other] = [path[at], path.subarray(at + 1, at + stepBytes)];
    if (side !== sides.left && side !== sides.right) return undefined;
    digest = side === sides.left ? nodeOf(other, digest) : nodeOf(digest, other);
  }
  return digest;
}
