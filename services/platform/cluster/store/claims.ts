// Claimed keys as documents. `seq` is present for decisions without events.
import { type Collection, MongoNetworkError } from 'mongodb';
import type { Claim, Claims, NoChange } from '../../ports/claims.ts';
import { type Database, isDuplicate, refuseUnavailable } from './database.ts';

type ClaimRow = { _id: string; bodyHash: string; at: string; seq?: number };

const maxSweptAtOnce = 500;

/** Claims a key; false if it is claimed for another body. Refuses: 503 `unavailable`. */
export type TakeClaim = (claim: Claim) => Promise<boolean>;

export function openClaims(database: Database): { claims: Claims; takeClaim: TakeClaim } {
  const rows: Collection<ClaimRow> = database.collection('claims');

  /** Returns the stored row, which is this one unless another was first. */
  const insert = async (row: ClaimRow): Promise<ClaimRow> => {
    try {
      await rows.insertOne(row);
      return row;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      return (await rows.findOne({ _id: row._id })) ?? row;
    }
  };
  /** Repeats after a broken connection: the second attempt finds a row that was written. */
  const ensure = (row: ClaimRow): Promise<ClaimRow> =>
    insert(row).catch((error: unknown) => {
      if (!(error instanceof MongoNetworkError)) throw error;
      return insert(row);
    });
  const take = async ({ key, bodyHash, at }: Claim): Promise<boolean> => (await ensure({ _id: key, bodyHash, at })).bodyHash === bodyHash;

  const note = async ({ key, bodyHash, at, seq }: NoChange, claim: Claim | undefined): Promise<boolean> => {
    if (claim && !(await take(claim))) return false;
    await ensure({ _id: key, bodyHash, at, seq });
    return true;
  };

  /** The newest of the next rows to be removed. */
  const endOfNext = async (before: string): Promise<string | undefined> => {
    const oldest = rows.find({ at: { $lt: before } }, { projection: { at: 1 } }).sort({ at: 1 });
    return (await oldest.limit(maxSweptAtOnce).toArray()).at(-1)?.at;
  };
  const sweep = async (before: string): Promise<number> => {
    for (let sum = 0; ; ) {
      const end = await endOfNext(before);
      if (end === undefined) return sum;
      sum += (await rows.deleteMany({ at: { $lte: end } })).deletedCount;
    }
  };

  return {
    takeClaim: (claim) => refuseUnavailable(() => take(claim)),
    claims: {
      noteNoChange: (noChange, claim) => refuseUnavailable(() => note(noChange, claim)),
      noChange: (key) =>
        refuseUnavailable(async () => {
          const row = await rows.findOne({ _id: key });
          return row === null ? undefined : { key, bodyHash: row.bodyHash, at: row.at, seq: row.seq ?? 0 };
        }),
      sweep: (before) => refuseUnavailable(() => sweep(before.toISOString())),
    },
  };
}
