import type { Post } from '@kloak/proto/api/types.ts';
import { ApiError } from '../../../lib/api.ts';
import type { TryOn } from '../../../lib/files/publish-part.ts';
import { hashFiles } from '../send/hash-files.ts';
import { knownQuery } from '../upload-queries.ts';

type Sorted = {
  /** What has to be sent. */
  readonly fresh: readonly { readonly file: File; readonly hash: string }[];
  /** How many are the same as another of this choice, or as one that is queued. */
  readonly twice: number;
  /** Files that stand in the vault already, with their posts. */
  readonly known: readonly { readonly file: File; readonly post: Post }[];
};

/** `queued`: the hashes of what goes out already. `onLooked` is told of each file as it was read. */
type Looking = {
  readonly me: string;
  readonly signal: AbortSignal;
  readonly tryOn: TryOn;
  readonly queued: ReadonlySet<string>;
  readonly onLooked: (file: File) => void;
};

/** Tells which of the chosen files need not be sent. What is large, or cannot be hashed or asked for, is sent: the server finds equal bytes once they are there. */
export async function findKnown(files: readonly File[], { me, signal, tryOn, queued, onLooked }: Looking): Promise<Sorted> {
  const hashes = await hashFiles(files, { signal, onHashed: onLooked });
  const asked = [...new Set(hashes)].filter((hash) => hash !== '');
  const posts = asked.length === 0 ? new Map<string, Post>() : await tryOn(() => knownQuery(asked, me)).catch(unlessRefused);
  const hashed = files.map((file, index) => ({ file, hash: hashes[index] ?? '' }));
  const known = hashed.flatMap(({ file, hash }) => {
    const post = posts.get(hash);
    return post ? [{ file, post }] : [];
  });
  const unknown = hashed.filter(({ hash }) => !posts.has(hash));
  const isFirst = (hash: string, place: number) => unknown.findIndex((other) => other.hash === hash) === place && !queued.has(hash);
  const fresh = unknown.filter(({ hash }, place) => hash === '' || isFirst(hash, place));
  return { fresh, twice: unknown.length - fresh.length, known };
}

function unlessRefused(error: unknown): Map<string, Post> {
  if (error instanceof ApiError) return new Map();
  throw error;
}
