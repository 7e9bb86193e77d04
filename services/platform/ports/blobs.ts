// The blobs port: bytes under keys. All but posted forms are stored sealed ([Note: Sealed blobs] in sealed/format.ts). Bytes never pass through
// services: browsers post signed forms, and read through the gateway after its access check.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

/** `size` in bytes, `type` a content type, `modifiedAt` ISO 8601 UTC. */
export type BlobFacts = { size: number; etag: string; type: string; modifiedAt: string };
export type FormRequest = {
  key: string;
  /** Exact number of bytes of the file; the maximum if `minSize` is the minimum. */
  size: number;
  minSize?: number;
  type: string;
  /** Account id of the form's owner, signed with the rest in the field `ownerField`: the receiver of a post compares it. */
  owner: string;
  expiresInSeconds: number;
};
/** S3's name for metadata of an object. */
export const ownerField = 'x-amz-meta-owner';
/** Form for a browser's post: to `url`, all `fields`, then `file` last. */
export type SignedForm = { url: string; fields: Record<string, string> };
/** A post of a form, as its taker sees it. */
export type FormTarget = {
  /** Account id of the poster. */
  owner: string;
  /** Aborts the post at once, which is refused with the signal's reason. */
  signal: AbortSignal;
  /** Called once, before the file arrives: the form is signed for this owner and this key. */
  accepted(key: string): void;
};
/** File that arrives in parts under an incoming key. `size`: bytes of the whole file. */
export type IncomingFile = { key: string; size: number; type: string; owner: string };
/**
 * Next bytes of such a file. `offset`: number of bytes before them; `size`: exact number of bytes. `sha256` (hex): the part is taken whole or not at
 * all; such a part does not cross a multiple of `partBytes`. `signal` aborts, which refuses the part with its reason.
 */
export type FilePart = { offset: number; size: number; bytes: Readable; sha256?: string | undefined; signal: AbortSignal };
/** Headers of a sent object: its type, a name if it is to be saved, and its caching. */
export type SendOptions = { type: string; attachment?: string; cacheControl: string };

/** Pieces, read once and by one reader. A reader that stops before the end disposes of it, also before the first piece. */
export type BlobBytes = AsyncIterable<Buffer> & AsyncDisposable;

/**
 * A key is 1–512 characters of `A–Z a–z 0–9 . _ -` in parts divided by `/`, no part empty, `.` or `..`; any other is refused
 * (`invalid`, `bad-key`). A missing object is `missing`, `no-blob`. ETags are strong and change with the bytes.
 */
export type Blobs = {
  /** Signs a form that stores exactly this key, size (or one of a range), type and owner until it expires. */
  form(request: FormRequest): Promise<SignedForm>;
  /**
   * Receives a browser's post of a signed form, and returns the key that it is stored under; the caller answers the browser. Refuses, with nothing
   * stored, a form that differs from the signed one. A form of another owner than `owner` is `forbidden`, `other-form`. An unavailable or full store is
   * `unavailable`. A torn upload leaves nothing.
   */
  receive(request: IncomingMessage, response: ServerResponse, posting: FormTarget): Promise<string>;
  /** Number of durable bytes of a file that arrives in parts: its size once it is stored whole, 0 without any. */
  countStored(file: IncomingFile): Promise<number>;
  /**
   * Appends a part, and returns the number of durable bytes. The last part stores the file under its key. A torn part may keep its first bytes. Refuses:
   * `conflict`, `wrong-offset`; `too-large`, `file-too-large` beyond the size; `invalid`, `wrong-digest` or `bad-part`.
   */
  append(file: IncomingFile, part: FilePart): Promise<number>;
  /** Answers GET and HEAD of one object: ranges (single, suffix, 416), If-None-Match, ETag. A refusal is thrown before anything is answered. */
  send(key: string, request: IncomingMessage, response: ServerResponse, options: SendOptions): Promise<void>;
  /** Stores bytes of exactly this size, replacing existing ones; else `invalid`, `wrong-size`, and nothing is stored. */
  put(key: string, bytes: Buffer | Readable, facts: { type: string; size: number }): Promise<BlobFacts>;
  /** Undefined without such an object. */
  stat(key: string): Promise<BlobFacts | undefined>;
  /** All bytes, or those from `start` to `end` (inclusive). */
  read(key: string, range?: { start: number; end: number }): Promise<BlobBytes>;
  /** Copies inside the store, only while the source has this ETag; else a `conflict`, `blob-changed`. */
  copy(from: string, to: string, etag: string, type: string): Promise<void>;
  /** Removes the parts of an incomplete file; absent ones are fine. */
  discardParts(key: string): Promise<void>;
  /** Removes; absent ones are fine. */
  remove(keys: string[]): Promise<void>;
  /** SHA-256 (hex) and the first 64 kB of an object that has this ETag; else `conflict`, `blob-changed`. */
  digest(key: string, etag: string): Promise<{ sha256: string; head: Buffer }>;
  /**
   * Keys under a prefix, in any order: all, or those that were last written before a time. For sweeps: keys that appear or disappear meanwhile may be
   * missing or included.
   */
  list(prefix: string, before?: Date): AsyncIterable<string>;
  /**
   * Destroys the key that a person's blobs are sealed with. Afterwards no copy of them anywhere can be read, and nothing more is stored for that person.
   */
  destroyKey(owner: string): Promise<void>;
  /** Wraps all keys with the first master key, without touching blobs; continues an interrupted run. Returns the number of wrapped keys. */
  rewrapKeys(): Promise<number>;
  /** Seals blobs that are older than the encryption, for about this time; continues at the next call. */
  sealStored(forMs: number): Promise<void>;
  /**
   * Lets plain bytes be read as blobs again until a pass has sealed all: for the operator of a vault with remaining plain ones. Other processes that
   * have it open do so after their next start.
   */
  expectPlain(): Promise<void>;
  /** Used and free bytes of the disk; undefined if the store manages its own space. */
  space(): { used: number; free: number } | undefined;
  problems(): string[];
};
