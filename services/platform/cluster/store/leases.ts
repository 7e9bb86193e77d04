import { hourMs } from '@kloak/proto/rules/durations.ts';
import type { Collection } from 'mongodb';
import type { LeaseState, Leases } from '../../ports/leases.ts';
import { kindOf, shareOf, watchHolders } from '../../ports/shared/lease-share.ts';
import { type Database, isDuplicate, refuseUnavailable, upsert } from './database.ts';

/** A name's holder. */
type LeaseRow = { _id: string; holder: string };
/** Row that a holder renews with each request: its leases end with it. */
type HolderRow = { _id: string; kind: string; seconds: number; until: number };

/** Time without requests after which a holder is forgotten. */
const forgottenAfterMs = hourMs;
/** Limit of read holders of one service, within that time. */
const maxHolders = 1000;

/**
 * Leases as documents. Renewing is one write for any number of leases. Their end is measured by the holders' clocks, which is good enough, since leases
 * only save work.
 */
export function openLeases(database: Database): Leases {
  const leases: Collection<LeaseRow> = database.collection('leases');
  const holders: Collection<HolderRow> = database.collection('holders');
  const watch = watchHolders();

  let isFirst = true;

  /** Records a holder's request, and returns all recent ones. */
  const ask = async ({ _id, ...asks }: HolderRow): Promise<HolderRow[]> => {
    const lately = asks.until - forgottenAfterMs;
    await upsert(() => holders.updateOne({ _id }, { $set: asks }, { upsert: true }));
    if (isFirst) await holders.deleteMany({ until: { $lt: lately } });
    isFirst = false;
    return await holders
      .find({ until: { $gte: lately } })
      .sort({ until: -1 })
      .limit(maxHolders)
      .toArray();
  };
  const holdersOf = async (names: string[]) => new Map((await leases.find({ _id: { $in: names } }).toArray()).map((row) => [row._id, row.holder]));
  const take = async (names: string[], before: ReadonlyMap<string, string>, holder: string) => {
    const [over, missing] = [names.filter((name) => before.has(name)), names.filter((name) => !before.has(name))];
    const gone = [...new Set(over.flatMap((name) => before.get(name) ?? []))];
    if (over.length > 0) await leases.updateMany({ _id: { $in: over }, holder: { $in: gone } }, { $set: { holder } });
    if (missing.length === 0) return;
    const inserted = missing.map((name) => ({ _id: name, holder }));
    await leases.insertMany(inserted, { ordered: false }).catch((error: unknown) => {
      if (!isDuplicate(error)) throw error;
    });
  };

  const hold = async (holder: string, names: string[], seconds: number): Promise<LeaseState> => {
    const time = { wallMs: Date.now(), nowMs: performance.now() };
    const kind = kindOf(names);
    const all = await ask({ _id: holder, kind, seconds, until: time.wallMs + seconds * 1000 });
    const others = all.filter((row) => row._id !== holder).map((row) => ({ ...row, holder: row._id }));
    const there = new Set([...watch(others, time), holder]);
    const alike = others.filter((row) => row.kind === kind && there.has(row.holder)).map((row) => row.holder);
    const share = shareOf(holder, [...alike, holder], names);
    let held = await holdersOf(names);
    const free = names.filter((name) => share.has(name) && !there.has(held.get(name) ?? ''));
    if (free.length > 0) {
      await take(free, held, holder);
      held = await holdersOf(names);
    }
    const own = names.filter((name) => held.get(name) === holder);
    return { held: new Set(own), surplus: new Set(own.filter((name) => !share.has(name))) };
  };

  const release = async (holder: string, names: string[] | undefined) => {
    await leases.deleteMany(names ? { holder, _id: { $in: names } } : { holder });
    if (!names) await holders.deleteOne({ _id: holder });
  };

  return {
    hold: (holder, names, seconds) => refuseUnavailable(() => hold(holder, names, seconds)),
    release: (holder, names) => refuseUnavailable(() => release(holder, names)),
  };
}
