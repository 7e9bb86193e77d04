import { generateKeyPairSync } from 'node:crypto';
import { commitOf } from '../../contract/bus/bus-suite.ts';
import { commitSignatures } from '../../trust/commit-signatures.ts';
import { type OutgoingCommit, outgoing, readMessage, writeMessage } from './messages.ts';
import { signTogether } from './sign-together.ts';

const { privateKey: own, publicKey } = generateKeyPairSync('ed25519');
const signatures = commitSignatures({ own, publicKeys: new Map(['social', 'media'].map((name) => [name, publicKey] as const)) });
const sent = (source: string, lane: number, seqs: readonly number[]) => seqs.map((seq) => outgoing(commitOf(lane, seq), { source, lane }));

/** The seqs that a reader of the source believes. */
const believed = (commits: readonly OutgoingCommit[], proofs: Awaited<ReturnType<ReturnType<typeof signTogether>>>) =>
  commits.map((commit) => {
    const proof = proofs.get(commit);
    const { value, headers } = writeMessage(commit, proof ?? { signature: Buffer.alloc(64), path: Buffer.alloc(0) });
    return readMessage({ value: String(value), headers }, commit, signatures)?.seq;
  });

it('commits of one turn share a signature, in several partitions too, and are believed by themselves', async () => {
  const sign = signTogether(signatures);
  const [one, other] = [sent('social', 0, [1, 2, 3]), sent('social', 5, [7])];
  const [ofOne, ofOther] = await Promise.all([sign(one), sign(other)]);
  const shared = [...one, ...other].map((commit) => (ofOne.get(commit) ?? ofOther.get(commit))?.signature.toString('hex'));
  expect(new Set(shared).size).toBe(1);
  expect([believed(one, ofOne), believed(other, ofOther)]).toEqual([[1, 2, 3], [7]]);
});

it('commits of two services do not, nor those of two turns, nor more than a tree has', async () => {
  const sign = signTogether(signatures);
  const [social, media, many] = [
    sent('social', 0, [1]),
    sent('media', 0, [1]),
    sent(
      'social',
      1,
      Array.from({ length: 1500 }, (_, at) => at + 1),
    ),
  ];
  const [ofSocial, ofMedia, ofMany] = await Promise.all([sign(social), sign(media), sign(many)]);
  const later = sent('social', 0, [2]);
  const ofLater = await sign(later);
  expect([believed(social, ofSocial), believed(media, ofMedia), believed(later, ofLater)]).toEqual([[1], [1], [2]]);
  expect(believed(many, ofMany)).toEqual(many.map(({ seq }) => seq));
  expect([...ofLater.values()].map(({ path }) => path.length)).toEqual([0]);
});
