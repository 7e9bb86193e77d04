import { generateKeyPairSync } from 'node:crypto';
import type { Commit } from '@kloak/platform/ports/store.ts';
import { commitSignatures } from '@kloak/platform/trust/commit-signatures.ts';
import { amount } from './setup/amounts.ts';
import { compare, rateOf } from './setup/rounds.ts';
import { comparedRow, type TableRow } from './setup/table.ts';

const [rounds, commits] = amount([5, 2000], [1, 20]);
/** Commits of one call of the bus: a single one, and as many as a keeper hands on while many are written. */
const groups = amount([1, 100], [1, 10]);
const target = '50,000 /s';
const [source, lane] = ['social', 0];
const events = [{ type: 'HeartGiven', data: { item: 'i'.repeat(26), owner: 'o'.repeat(26), who: 'w'.repeat(26) } }];
const commit: Commit = { lane, seq: 1, stream: 'heart:i:w', home: 'o', version: 1, key: 'k'.repeat(43), who: [], events, at: '2026-11-21T10:00:00.000Z' };

/** Cost of signing commits on their way from log to bus, and of checking received ones. */
export async function benchSigning(): Promise<TableRow[]> {
  const { privateKey: own, publicKey } = generateKeyPairSync('ed25519');
  const keys = { own, publicKeys: new Map([[source, publicKey]]) };
  const sender = commitSignatures(keys);
  const sent = (seq: number) => ({ source, lane, seq, text: JSON.stringify({ ...commit, seq }) });
  const inGroups = (size: number, work: (seqs: readonly number[]) => unknown) => {
    const seqs = Array.from({ length: size }, (_, at) => at + 1);
    return rateOf(commits, () => {
      for (let done = 0; done < commits; done += size) work(seqs.map((seq) => done + seq));
    });
  };
  const rows: TableRow[] = [];
  for (const size of groups) {
    const plain = () => inGroups(size, (seqs) => seqs.map((seq) => JSON.parse(sent(seq).text)));
    const signed = Array.from({ length: commits / size }, (_, at) =>
      sender.of(Array.from({ length: size }, (__, place) => sent(at * size + place + 1))),
    ).flat();
    const check = () => {
      // Another receiver each time: one remembers signatures.
      const receiver = commitSignatures(keys);
      return rateOf(commits, () => {
        for (const { commit: one, proof } of signed)
          if (JSON.parse(one.text).lane !== lane || !receiver.isGood(one, proof)) throw new Error('a commit was not believed');
      });
    };
    const together = size === 1 ? 'alone' : `${size} together`;
    const sign = () => inGroups(size, (seqs) => sender.of(seqs.map(sent)));
    rows.push(
      comparedRow(`commits signed for the bus, ${together} ÷ as JSON alone`, '/s', '', await compare(rounds, sign, plain)),
      comparedRow(`commits from the bus checked, ${together} ÷ as JSON alone`, '/s', size === 1 ? '' : target, await compare(rounds, check, plain)),
    );
  }
  return rows;
}
