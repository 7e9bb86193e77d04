// Skipped commits, a collection of a few documents, and mostly of none.
import type { Collection } from 'mongodb';
import { checkSkips, skipId } from '../../ports/shared/stored-events.ts';
import type { Skip, Skips } from '../../ports/skips.ts';
import { type Database, refuseUnavailable, upsert } from './database.ts';

/** `look` reads them again. A skip is noted before a cursor passes it, so a look after reading a cursor finds all skips before it. */
export function openSkips(database: Database): Skips & { look(): Promise<void> } {
  const skips: Collection<Skip & { _id: string }> = database.collection('skips');
  let known: readonly Skip[] = [];
  const list = async () => (await skips.find().toArray()).map(({ _id, ...skip }): Skip => skip);
  const look = async () => {
    known = await list();
  };
  const note = async (skip: Skip) => {
    const _id = skipId(skip);
    await look();
    if (known.some((one) => skipId(one) === _id)) return;
    checkSkips(known.length, skip);
    await upsert(() => skips.updateOne({ _id }, { $setOnInsert: skip }, { upsert: true }));
    await look();
  };
  return {
    look,
    known: () => known,
    note: (skip) => refuseUnavailable(() => note(skip)),
    list: () => refuseUnavailable(() => look().then(() => known)),
    forget: (skip) => refuseUnavailable(async () => void (await skips.deleteOne({ _id: skipId(skip) }))),
  };
}
