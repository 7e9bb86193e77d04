// Proof of the origin of commits from the bus. [Note: Signed commits] Anybody who reaches the broker can put messages there. The writing service
// therefore signs each commit with the service, the partition and the seq: it is valid only in its own place, where a repeat is skipped anyway. A commit
// without a valid signature is ignored: its place is read from its owner's log, by a call that authenticates both sides.
import { createHash, sign, verify } from 'node:crypto';
import type { ServiceKeys } from './service-keys.ts';

/** `text` is the commit as it is sent. */
export type SentCommit = { source: string; lane: number; seq: number; text: string };

export type CommitSignatures = {
  /** The signature of a commit of the own service. */
  of(commit: SentCommit): Buffer;
  /** True if the source itself signed it, for this very place. */
  isGood(commit: SentCommit, signature: Buffer): boolean;
};

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');
const signedText = ({ source, lane, seq, text }: SentCommit) => Buffer.from(['kloak-commit', source, lane, seq, digestOf(text)].join('\n'));

/** Ed25519 by Node itself, as for calls: see `call-tokens.ts`. */
export function commitSignatures({ own, publicKeys }: Pick<ServiceKeys, 'own' | 'publicKeys'>): CommitSignatures {
  return {
    of: (commit) => sign(null, signedText(commit), own),
    isGood(commit, signature) {
      const key = publicKeys.get(commit.source);
      return key !== undefined && verify(null, signedText(commit), key, signature);
    },
  };
}
