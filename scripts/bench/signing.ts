import { generateKeyPairSync } from 'node:crypto';
import type { Commit } from '@kloak/platform/ports/store.ts';
import { commitSignatures } from '@kloak/platform/trust/commit-signatures.ts';
import { amount } from './setup/amounts.ts';
import { compare, rateOf } from './setup/rounds.ts';
import { comparedRow, type TableRow } from './setup/table.ts';

const [rounds, commits] = amount([5, 2000], [1, 20]);
const [source, lane] = ['social', 0];
const events = [{ type: 'HeartGiven', data: { item: 'i'.repeat(26), owner: 'o'.repeat(26), who: 'w'.repeat(26) } }];
const commit: Commit = { lane, seq: 1, stream: 'heart:i:w', home: 'o', version: 1, key: 'k'.repeat(43), who: [], events, at: '2026-11-21T10:00:00.000Z' };

/** Cost of signing a commit on its way from log to bus, and of checking a received one. */
export async function benchSigning(): Promise<TableRow[]> {
  const { privateKey: own, publicKey } = generateKeyPairSync('ed25519');
  const signatures = commitSignatures({ own, publicKeys: new Map([[source, publicKey]]) });
  const sent = () => ({ source, lane, seq: commit.seq, text: JSON.stringify(commit) });
  const signature = signatures.of(sent());
  const times = (work: () => unknown) => () =>
    rateOf(commits, () => {
      for (let done = 0; done < commits; done += 1) work();
    });
  const plain = times(() => JSON.parse(sent().text));
  return [
    comparedRow(
      'commits signed for the bus ÷ as JSON alone',
      '/s',
      '',
      await compare(
        rounds,
        times(() => signatures.of(sent())),
        plain,
      ),
    ),
    comparedRow(
      'commits from the bus checked ÷ as JSON alone',
      '/s',
      '',
      await compare(
        rounds,
        times(() => signatures.isGood(sent(), signature)),
        plain,
      ),
    ),
  ];
}
