// What proves whose a commit is that came by the bus. [Note: Signed commits] Whoever reaches the broker can put messages there; so each commit is signed by the
// service that wrote it, with the service, the lane and the seq: it is good in its own place alone, and there a repeat is passed over anyway. What is not signed
// so is not believed: its place is read from its owner's log, by a call that proves both sides.
import { createHash, sign, verify } from 'node:crypto';
import type { ServiceKeys } from './service-keys.ts';

/** `text` is the commit as it is sent. */
export type SentCommit = { source: string; lane: number; seq: number; text: string };

export type CommitSignatures = {
  /** The signature of a commit of the own service. */
  of(commit: SentCommit): Buffer;
  /** Whether the source itself signed it, for this very place. */
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
