import { setImmediate as nextTurn } from 'node:timers/promises';
import { chunksOf } from '../../async/chunks.ts';
import type { CommitProof, CommitSignatures } from '../../trust/commit-signatures.ts';
import { maxParts } from '../../trust/digest-tree.ts';
import type { OutgoingCommit } from './messages.ts';

type Proofs = ReadonlyMap<OutgoingCommit, CommitProof>;

/** Signs commits that are sent within one turn of the event loop together, whatever their partitions. See [Note: Signed together]. */
export function signTogether(signatures: CommitSignatures): (commits: readonly OutgoingCommit[]) => Promise<Proofs> {
  let gathered: OutgoingCommit[] = [];
  let signing: Promise<Proofs> | undefined;

  const sign = async (): Promise<Proofs> => {
    await nextTurn();
    const ofSources = [...Map.groupBy(gathered, ({ source }) => source).values()];
    gathered = [];
    signing = undefined;
    const proven = ofSources.flatMap((commits) => chunksOf(commits, maxParts)).flatMap((commits) => signatures.of(commits));
    return new Map(proven.map(({ commit, proof }) => [commit, proof]));
  };

  return (commits) => {
    gathered.push(...commits);
    signing ??= sign();
    return signing;
  };
}
