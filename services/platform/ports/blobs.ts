// The blobs port: bytes under keys. All but posted forms are sealed where they are stored ([Note: Sealed blobs] in sealed/format.ts). Bytes never pass through services: browsers post signed forms, and read what the gateway's
// access check lets through.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

/** `size` in bytes, `type` a content type, `modifiedAt` ISO 8601 UTC. */
export type BlobFacts = { size: number; etag: string; type: string; modifiedAt: string };
export type FormRequest = {
  key: string;
  /** Exact number of bytes of the file; the largest where `minSize` is the smallest. */
  size: number;
  minSize?: number;
  type: string;
  /** Whose form it is, by the id of the account: signed with the rest, in the field `ownerField`, for whoever takes a post to compare. */
  owner: string;
  expiresInSeconds: number;
};
/** The name that S3 has for what is kept beside an object. */
export const ownerField = 'x-amz-meta-owner';
/** What a browser posts: to `url`, all `fields`, then `file` last. */
export type SignedForm = { url: string; fields: Record<string, string> };
/** A post of a form, as its taker sees it. */
export type Posting = {
  /** Who posts it, by the id of the account. */
  owner: string;
  /** When it aborts, the post is given up at once and refused with its reason. */
  signal: AbortSignal;
  /** Told once, before the file comes: the form was signed, for this owner and this key. */
  accepted(key: string): void;
};
/** What a sent object carries: its type, a name when it is to be saved, and how it may be cached. */
export type SendOptions = { type: string; attachment?: string; cacheControl: string };

/** Pieces, read once and by one. Whoever does not read to the end disposes of it, also before the first. */
export type BlobBytes = AsyncIterable<Buffer> & AsyncDisposable;

/**
 * A key is 1–512 characters of `A–Z a–z 0–9 . _ -` in parts divided by `/`, no part empty, `.` or `..`; any other is refused
 * (`invalid`, `bad-key`). A missing object is `missing`, `no-blob`. ETags are strong and change with the bytes.
 */
export type Blobs = {
  /** Signs a form that stores exactly this key, size (or one of a range), type and owner until it expires. */
  form(request: FormRequest): Promise<SignedForm>;
  /**
   * Takes a browser's post of a signed form, and answers the key that it is stored under; the browser is answered by the caller. Refuses, with
   * nothing stored: a form that is not as it was signed, one of another owner than `owner` (`forbidden`, `other-form`), and, as `unavailable`,
   * when the store is away or full. A torn upload leaves nothing.
   */
  receive(request: IncomingMessage, response: ServerResponse, posting: Posting): Promise<string>;
  /** Answers GET and HEAD of one object: ranges (single, suffix, 416), If-None-Match, ETag. A refusal is thrown with nothing answered yet. */
  send(key: string, request: IncomingMessage, response: ServerResponse, options: SendOptions): Promise<void>;
  /** Stores bytes of exactly this size, in place of what is there; else `invalid`, `wrong-size`, and nothing is stored. */
  put(key: string, bytes: Buffer | Readable, facts: { type: string; size: number }): Promise<BlobFacts>;
  /** Undefined when there is no such object. */
  stat(key: string): Promise<BlobFacts | undefined>;
  /** All bytes, or those from `start` to `end` (inclusive). */
  read(key: string, range?: { start: number; end: number }): Promise<BlobBytes>;
  /** Copies inside the store, only while the source has this ETag; else a `conflict`, `blob-changed`. */
  copy(from: string, to: string, etag: string, type: string): Promise<void>;
  /** Removes; absent ones are fine. */
  remove(keys: string[]): Promise<void>;
  /** SHA-256 (hex) and the first 64 kB of an object that has this ETag; else `conflict`, `blob-changed`. */
  digest(key: string, etag: string): Promise<{ sha256: string; head: Buffer }>;
  /**
   * The keys under a prefix, in any order: all, or those that were last written before a time. For sweeps: what comes or goes meanwhile may be
   * among them or not.
   */
  list(prefix: string, before?: Date): AsyncIterable<string>;
  /** Destroys the key that a person's blobs are sealed with: whatever copies of them there are anywhere, nobody can read them again, and nothing is stored for that person any more. */
  destroyKey(owner: string): Promise<void>;
  /** Wraps all keys with the first master key, and touches no blob; goes on where it was interrupted. Answers how many it wrapped. */
  rewrapKeys(): Promise<number>;
  /** Seals what was stored before the vault was, for about so long; goes on at the next call. */
  sealStored(forMs: number): Promise<void>;
  /**
   * From now on plain bytes are read as blobs again, until all were gone through and sealed: for the operator of a vault in which some were left.
   * Another process that has it open does so after its next start.
   */
  expectPlain(): Promise<void>;
  /** Of the disk that holds them, in bytes; nothing where that is somebody else's matter. */
  space(): { used: number; free: number } | undefined;
  problems(): string[];
};
