// Object store of a platform: objects under keys, as they are stored. Only `sealed/` uses it, to build the port `Blobs`, which is the same on every
// platform.
import type { Readable } from 'node:stream';
import type { BlobFacts, Blobs } from './blobs.ts';

/** `sha256` (hex) if the store knows it without reading. */
export type ObjectFacts = BlobFacts & { sha256?: string };

/** One version of an object; all reads are of this version, else `conflict`, `blob-changed`. */
export type OpenedObject = {
  facts: ObjectFacts;
  /** First bytes, as many as requested, if it has them. Valid until the next read, or its closing. */
  head: Buffer;
  /** Bytes from `start` to `end` (inclusive). A piece is valid until the next is requested. */
  read(start: number, end: number): AsyncIterable<Buffer>;
  /** Has to be called at the end; a second call is allowed. */
  close(): Promise<void>;
};

/** Planned reading: a head of so many bytes, then the rest up to the end or a range of it. */
export type ReadPlan = { headBytes: number; rest: 'all' | 'some' };

/** Keys, refusals, and everything without a comment here: as in `Blobs`. */
export type Objects = Pick<Blobs, 'form' | 'receive' | 'countStored' | 'append' | 'discardParts' | 'stat' | 'remove' | 'list' | 'space' | 'problems'> & {
  /**
   * Stores bytes of exactly this size. `replaces`: only if the present version has this ETag, or with `null` if there is none; else `blob-changed` or,
   * if the version is gone, `no-blob`.
   */
  put(key: string, bytes: Buffer | Readable, facts: { type: string; size: number; replaces?: string | null }): Promise<BlobFacts>;
  open(key: string, wanted: ReadPlan): Promise<OpenedObject>;
};
