// A commit as a Kafka message: its JSON, with its service's signature beside it. See [Note: Signed commits].
import type { IHeaders, Message } from 'kafkajs';
import { isFields } from '../../codec/fields.ts';
import type { Commit } from '../../ports/store.ts';
import type { CommitSignatures } from '../../trust/commit-signatures.ts';

/** `value` is the commit as JSON. */
export type HeardMessage = { value: string; headers: IHeaders | undefined };
type LaneKey = { source: string; lane: number };

export function writeMessage(commit: Commit, { source, lane }: LaneKey, signatures: CommitSignatures): Message & { value: string } {
  const value = JSON.stringify(commit);
  const signature = signatures.of({ source, lane, seq: commit.seq, text: value });
  return { key: commit.home, value, partition: lane, headers: { signature } };
}

/** The commit; undefined when its source did not sign it for this place. */
export function readMessage({ value, headers }: HeardMessage, { source, lane }: LaneKey, signatures: CommitSignatures): Commit | undefined {
  const signature = headers?.signature;
  try {
    const commit: Commit = JSON.parse(value);
    if (!isFields(commit) || commit.lane !== lane || !Buffer.isBuffer(signature)) return undefined;
    return signatures.isGood({ source, lane, seq: commit.seq, text: value }, signature) ? commit : undefined;
  } catch {
    return undefined;
  }
}
