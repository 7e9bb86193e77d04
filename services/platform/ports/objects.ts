// Object store of a platform: objects under keys, as they are stored. Only `sealed/` uses it, to build the port `Blobs`, which is the same on every
// platform.
import type { Readable } from 'node:stream';
import type { BlobFacts, Blobs } from './blobs.ts';

/** `sha256` (hex) where the store knows it without reading. */
export type ObjectFacts = BlobFacts & { sha256?: string };

/** One version of an object; what is read of it is of this version, else `conflict`, `blob-changed`. */
export type OpenedObject = {
  facts: ObjectFacts;
  /** Its first bytes, as many as were asked for, where it has them. Good until something is read, or it is closed. */
  head: Buffer;
  /** Bytes from `start` to `end` (inclusive). A piece is good until the next is asked for. */
  read(start: number, end: number): AsyncIterable<Buffer>;
  /** Has to be called at the end; a second call is allowed. */
  close(): Promise<void>;
};

/** Planned reading: a head of so many bytes, then the rest up to the end or a range of it. */
export type Wanted = { headBytes: number; rest: 'all' | 'some' };

/** Keys, refusals, and what has no words here: as in `Blobs`. */
export type Objects = Pick<Blobs, 'form' | 'receive' | 'stat' | 'remove' | 'list' | 'space' | 'problems'> & {
  /**
   * Stores bytes of exactly this size. `replaces`: only in place of the version with this ETag, or with `null` where there is none; else `blob-changed`
   * or, where the version is gone, `no-blob`.
   */
  put(key: string, bytes: Buffer | Readable, facts: { type: string; size: number; replaces?: string | null }): Promise<BlobFacts>;
  open(key: string, wanted: Wanted): Promise<OpenedObject>;
};
