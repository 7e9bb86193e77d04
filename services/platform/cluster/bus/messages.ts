// A commit as a Kafka message: its JSON, with its service's proof beside it. See [Note: Signed commits].
import type { IHeaders, Message } from 'kafkajs';
import { isFields } from '../../codec/fields.ts';
import type { Commit } from '../../ports/store.ts';
import type { CommitProof, CommitSignatures, SentCommit } from '../../trust/commit-signatures.ts';

/** `value` is the commit as JSON. */
export type HeardMessage = { value: string; headers: IHeaders | undefined };
export type OutgoingCommit = SentCommit & Pick<Commit, 'home'>;
type LaneKey = { source: string; lane: number };

export const outgoing = (commit: Commit, { source, lane }: LaneKey): OutgoingCommit => ({
  source,
  lane,
  seq: commit.seq,
  home: commit.home,
  text: JSON.stringify(commit),
});

export const writeMessage = ({ home, text, lane }: OutgoingCommit, { signature, path }: CommitProof): Message => ({
  key: home,
  value: text,
  partition: lane,
  headers: path.length > 0 ? { signature, path } : { signature },
});

/** The commit; undefined when its source did not sign it for this place. */
export function readMessage({ value, headers }: HeardMessage, { source, lane }: LaneKey, signatures: CommitSignatures): Commit | undefined {
  const { signature, path = Buffer.alloc(0) } = headers ?? {};
  try {
    const commit: Commit = JSON.parse(value);
    if (!isFields(commit) || commit.lane !== lane || !Buffer.isBuffer(signature) || !Buffer.isBuffer(path)) return undefined;
    return signatures.isGood({ source, lane, seq: commit.seq, text: value }, { signature, path }) ? commit : undefined;
  } catch {
    return undefined;
  }
}
