import { type Kafka, type Message, Partitioners, type Producer } from 'kafkajs';
import { serialByKey } from '../../async/serial-by-key.ts';
import { waitAtMost } from '../../async/wait-at-most.ts';
import { unavailable } from '../../errors.ts';
import type { Commit } from '../../ports/store.ts';
import type { CommitSignatures } from '../../trust/commit-signatures.ts';
import { type OutgoingCommit, outgoing, writeMessage } from './messages.ts';
import { signTogether } from './sign-together.ts';
import type { Topics } from './topics.ts';

type PublishTarget = { topic: string; source: string; lane: number };

/** Bytes and commits of one batch: with their proofs and keys, of up to 500 bytes each, they stay below a broker's default limit (1 MB). */
const [batchBytes, batchCommits] = [700_000, 256];

/** Time limit of a broker's write of a batch, and of closing for batches under way. */
const ackMs = 4000;

/** Batches that a broker accepts. A commit above the limit is left out: its readers find the gap and read it from the log. */
function batchesOf(place: PublishTarget, commits: readonly Commit[]): OutgoingCommit[][] {
  const batches: OutgoingCommit[][] = [];
  let room = 0;
  for (const commit of commits) {
    const sent = outgoing(commit, place);
    const bytes = Buffer.byteLength(sent.text);
    if (bytes > batchBytes) continue;
    if (bytes > room || batches.at(-1)?.length === batchCommits) {
      batches.push([]);
      room = batchBytes;
    }
    batches.at(-1)?.push(sent);
    room -= bytes;
  }
  return batches;
}

/**
 * Sends commits, one running batch per partition. Kafka's idempotence is off: it would send one batch at a time per broker, for all partitions, and
 * readers drop repeats anyway.
 */
export function publisher(kafka: Kafka, topics: Topics, signatures: CommitSignatures) {
  let producer: Promise<Producer> | undefined;
  const turns = serialByKey();
  const sign = signTogether(signatures);
  let problem: string | undefined;

  const connected = async (): Promise<Producer> => {
    const fresh = kafka.producer({ createPartitioner: Partitioners.DefaultPartitioner, allowAutoTopicCreation: false, retry: { retries: 1 } });
    await fresh.connect();
    return fresh;
  };

  /** After a failure nothing is known of the producer's connections: the next send makes a new one. */
  const renew = async (failed: Promise<Producer> | undefined): Promise<void> => {
    if (producer === failed) producer = undefined;
    await failed?.then((old) => old.disconnect()).catch(() => {});
  };

  const signed = async (batch: readonly OutgoingCommit[]): Promise<Message[]> => {
    const proofs = await sign(batch);
    return batch.flatMap((commit) => {
      const proof = proofs.get(commit);
      return proof ? [writeMessage(commit, proof)] : [];
    });
  };

  const send = async (place: PublishTarget, commits: Commit[]): Promise<void> => {
    const { topic } = place;
    let using: Promise<Producer> | undefined;
    try {
      await topics.ensure(topic);
      producer ??= connected();
      using = producer;
      const sender = await using;
      for (const batch of batchesOf(place, commits)) await sender.send({ topic, messages: await signed(batch), acks: -1, timeout: ackMs });
      problem = undefined;
    } catch (cause) {
      problem = 'Kafka does not take our commits';
      topics.forget([topic]);
      void renew(using);
      const refusal = unavailable('The bus');
      refusal.cause = cause;
      throw refusal;
    }
  };

  return {
    send: (place: PublishTarget, commits: Commit[]): Promise<void> => turns.run(`${place.topic}/${place.lane}`, () => send(place, commits)),
    problems: () => (problem === undefined ? [] : [problem]),
    async close(): Promise<void> {
      await waitAtMost(ackMs, turns.settled());
      await renew(producer);
    },
  };
}
