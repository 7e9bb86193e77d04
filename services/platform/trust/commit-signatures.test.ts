import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import fc from 'fast-check';
import { type CommitProof, commitSignatures, type SentCommit } from './commit-signatures.ts';

const keys = { social: generateKeyPairSync('ed25519'), media: generateKeyPairSync('ed25519') };
const publicKeys = new Map(Object.entries(keys).map(([name, { publicKey }]) => [name, publicKey]));
const social = commitSignatures({ own: keys.social.privateKey, publicKeys });
const media = commitSignatures({ own: keys.media.privateKey, publicKeys });

const commitsOf = (count: number, source = 'social'): SentCommit[] =>
  Array.from({ length: count }, (_, at) => ({ source, lane: at % 3, seq: at + 1, text: `{"seq":${at + 1}}` }));
const counts = fc.integer({ min: 1, max: 40 });
const changed = (bytes: Buffer, at: number): Buffer => Buffer.from(bytes.map((byte, place) => (place === at ? byte ^ 1 : byte)));

/** A commit with its proof, of a group of any length. */
const proven = fc
  .tuple(counts, fc.nat())
  .map(([count, place]) => social.of(commitsOf(count))[place % count])
  .filter((one) => one !== undefined);
/** The same, always with a path. */
const ofMany = proven.filter(({ proof }) => proof.path.length > 0);

describe('commits that a service signed', () => {
  it('are believed each by itself, in any order and more than once', () => {
    fc.assert(
      fc.property(
        counts.chain((count) => fc.shuffledSubarray(social.of(commitsOf(count)))),
        (arrived) => {
          for (const { commit, proof } of [...arrived, ...arrived]) expect(media.isGood(commit, proof)).toBe(true);
        },
      ),
    );
  });

  it('are not believed in another place, with another text, nor of another service', () => {
    const others: Partial<SentCommit>[] = [{ lane: 7 }, { seq: 99 }, { text: '{}' }, { source: 'media' }, { source: 'nobody' }];
    fc.assert(
      fc.property(proven, fc.constantFrom(...others), ({ commit, proof }, other) => {
        expect(media.isGood(commit, proof)).toBe(true);
        expect(media.isGood({ ...commit, ...other }, proof)).toBe(false);
      }),
    );
  });

  it('are not believed if any byte of their proof is another, or is missing', () => {
    fc.assert(
      fc.property(ofMany, fc.nat(), ({ commit, proof: { signature, path } }, place) => {
        const bad: CommitProof[] = [
          { signature: changed(signature, place % signature.length), path },
          { signature, path: changed(path, place % path.length) },
          { signature, path: path.subarray(0, place % path.length) },
          { signature, path: Buffer.concat([path, path]) },
          { signature: Buffer.alloc(0), path },
        ];
        expect(media.isGood(commit, { signature, path })).toBe(true);
        for (const proof of bad) expect(media.isGood(commit, proof)).toBe(false);
      }),
    );
  });

  it("are not believed by another commit's proof", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), fc.nat(), (count, place) => {
        const signed = social.of(commitsOf(count));
        const [one, other] = [signed[place % count], signed[(place + 1) % count]];
        if (one && other) expect(media.isGood(one.commit, other.proof)).toBe(false);
      }),
    );
  });

  it('are not believed if another service signed them for this one', () => {
    for (const count of [1, 2, 9]) for (const { commit, proof } of media.of(commitsOf(count, 'social'))) expect(social.isGood(commit, proof)).toBe(false);
  });

  it('have paths of at most ten steps, and are at most 1,024', () => {
    const signed = social.of(commitsOf(1024));
    expect(Math.max(...signed.map(({ proof }) => proof.path.length))).toBe(330);
    expect(signed.every(({ commit, proof }) => media.isGood(commit, proof))).toBe(true);
    expect(() => social.of(commitsOf(1025))).toThrow('1025');
    expect(social.of([])).toEqual([]);
  });
});

it('a commit alone is signed as builds before trees signed each, and these are believed', () => {
  const [commit] = commitsOf(1);
  if (!commit) throw new Error('no commit');
  const textOf = ({ source, lane, seq, text }: SentCommit) =>
    ['kloak-commit', source, lane, seq, createHash('sha256').update(text).digest('base64url')].join('\n');
  const proof = { signature: sign(null, Buffer.from(textOf(commit)), keys.social.privateKey), path: Buffer.alloc(0) };
  expect(media.isGood(commit, proof)).toBe(true);
  expect(social.of([commit])).toEqual([{ commit, proof }]);
});
