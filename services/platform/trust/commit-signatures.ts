// Proof of the origin of commits from the bus. [Note: Signed commits] Anybody who reaches the broker can put messages there. The writing service
// therefore signs each commit with the service, the partition and the seq: it is valid only in its own place, where a repeat is skipped anyway. A commit
// without a valid signature is ignored: its place is read from its owner's log, by a call that authenticates both sides.
// [Note: Signed together] Commits that are sent together share one signature, of the root of a tree of their digests. Each carries its path to the
// root, so it is checked alone, whichever others arrive, and one check of the signature serves all. A commit that is sent alone is signed itself. Builds
// without trees believe only such ones, and read the others from the log.
import { hash, type KeyObject, sign, verify } from 'node:crypto';
import { digestTree, rootOf } from './digest-tree.ts';
import type { ServiceKeys } from './service-keys.ts';

/** `text` is the commit as it is sent. */
export type SentCommit = { source: string; lane: number; seq: number; text: string };
/** `path`: see `digestTree`; empty if the commit itself was signed. */
export type CommitProof = { signature: Buffer; path: Buffer };
export type ProvenCommit<Sent extends SentCommit = SentCommit> = { commit: Sent; proof: CommitProof };

export type CommitSignatures = {
  /** Commits of the own service, at most `maxParts`, in their order with their proofs: one signature for all. */
  of<Sent extends SentCommit>(commits: readonly Sent[]): ProvenCommit<Sent>[];
  /** True if the source itself signed it, for this very place. */
  isGood(commit: SentCommit, proof: CommitProof): boolean;
};

/** Limit of roots that are known to be signed: one for each group of commits, which arrive close together. */
const maxKnownRoots = 1000;

const signedText = ({ source, lane, seq, text }: SentCommit) => Buffer.from(['kloak-commit', source, lane, seq, hash('sha256', text, 'base64url')].join('\n'));
const signedRoot = (source: string, root: Buffer) => Buffer.from(['kloak-commits', source, root.toString('base64url')].join('\n'));

/** Ed25519 by Node itself, as for calls: see `call-tokens.ts`. */
export function commitSignatures({ own, publicKeys }: Pick<ServiceKeys, 'own' | 'publicKeys'>): CommitSignatures {
  /** Signed roots with their signatures. */
  const known = new Set<string>();

  const isSignedRoot = (key: KeyObject, source: string, root: Buffer, signature: Buffer): boolean => {
    const name = [source, root.toString('latin1'), signature.toString('latin1')].join('\n');
    if (known.has(name)) return true;
    if (!verify(null, signedRoot(source, root), key, signature)) return false;
    if (known.size >= maxKnownRoots) known.clear();
    known.add(name);
    return true;
  };

  return {
    of(commits) {
      const [first, ...others] = commits;
      if (!first) return [];
      if (others.length === 0) return [{ commit: first, proof: { signature: sign(null, signedText(first), own), path: Buffer.alloc(0) } }];
      const { root, leaves } = digestTree(commits, signedText);
      const signature = sign(null, signedRoot(first.source, root), own);
      return leaves.map(({ part, path }) => ({ commit: part, proof: { signature, path } }));
    },
    isGood(commit, { signature, path }) {
      const key = publicKeys.get(commit.source);
      if (key === undefined) return false;
      if (path.length === 0) return verify(null, signedText(commit), key, signature);
      const root = rootOf(signedText(commit), path);
      return root !== undefined && isSignedRoot(key, commit.source, root, signature);
    },
  };
}
