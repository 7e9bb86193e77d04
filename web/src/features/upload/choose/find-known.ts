import type { Post } from '@kloak/proto/api/types.ts';
import type { TryOn } from '../../../files/publish-part.ts';
import { ApiError } from '../../../lib/api.ts';
import { hashFiles } from '../send/hash-files.ts';
import { knownQuery } from './choose-queries.ts';

type KnownFilesResult = {
  /** Files to send. */
  readonly fresh: readonly { readonly file: File; readonly hash: string }[];
  /** Number of files that equal another one of this choice or of the queue. */
  readonly repeats: number;
  /** Files that the vault already has, with their posts. */
  readonly known: readonly { readonly file: File; readonly post: Post }[];
};

/** `queued`: hashes of the queue. `onHashed` is called after each file. */
type Lookup = {
  readonly me: string;
  readonly signal: AbortSignal;
  readonly tryOn: TryOn;
  readonly queued: ReadonlySet<string>;
  readonly onHashed: (file: File) => void;
};

/** Separates files to send from known and repeated ones. Sends files without a hash, too: the server compares their bytes later. */
export async function findKnown(files: readonly File[], { me, signal, tryOn, queued, onHashed }: Lookup): Promise<KnownFilesResult> {
  const hashes = await hashFiles(files, { signal, onHashed });
  const distinct = [...new Set(hashes)].filter((hash) => hash !== '');
  const posts = distinct.length === 0 ? new Map<string, Post>() : await tryOn(() => knownQuery(distinct, me)).catch(unlessRefused);
  const hashed = files.map((file, index) => ({ file, hash: hashes[index] ?? '' }));
  const known = hashed.flatMap(({ file, hash }) => {
    const post = posts.get(hash);
    return post ? [{ file, post }] : [];
  });
  const unknown = hashed.filter(({ hash }) => !posts.has(hash));
  const isFirst = (hash: string, index: number) => unknown.findIndex((other) => other.hash === hash) === index && !queued.has(hash);
  const fresh = unknown.filter(({ hash }, index) => hash === '' || isFirst(hash, index));
  return { fresh, repeats: unknown.length - fresh.length, known };
}

function unlessRefused(error: unknown): Map<string, Post> {
  if (error instanceof ApiError) return new Map();
  throw error;
}
