// Collections of a service's database, and the current version of each view.
import { randomUUID } from 'node:crypto';
import type { Collection, IndexDescription } from 'mongodb';
import { checkLanes, checkShape } from '../../ports/shared/store-rules.ts';
import { shapeOf, viewKey } from '../../ports/shared/view-index.ts';
import type { Build, Index, View } from '../../ports/store.ts';
import { type Database, upsert } from './database.ts';

/**
 * `lanes` is present once the database is complete; `shape` describes the indexes. A view's row, under its name, contains the current version and the
 * replaced ones. `build`: the newest that ever wrote here.
 */
type MetaRow = { _id: string; lanes?: number; log?: string; shape?: string; current?: number; retired?: { version: number; at: string }[]; build?: Build };
export type Meta = {
  logId: string;
  isCurrent(view: View): Promise<boolean>;
  promote(view: View): Promise<void>;
  /** Makes a view unreadable, until it is promoted again. */
  retract(view: View): Promise<void>;
  /** Forgets versions that were replaced before a time. Returns their keys. */
  forgetRetired(view: View, before: string): Promise<string[]>;
  /** See `Store.noteBuild`. */
  noteBuild(build: Build): Promise<Build>;
};

export const viewCollection = (key: string) => `view.${key}`;

/** Filter for ids. A single id is an equality, since some servers of the protocol scan all documents for a list. */
export const withIds = (ids: readonly string[]): { _id: string | { $in: readonly string[] } } => {
  const [first, ...others] = ids;
  return { _id: first !== undefined && others.length === 0 ? first : { $in: ids } };
};

const fixedIndexes: Record<string, IndexDescription[]> = {
  log: [
    { key: { lane: 1, seq: 1 }, unique: true },
    { key: { lane: 1, stream: 1, version: 1 }, unique: true },
    { key: { lane: 1, key: 1 }, unique: true },
    { key: { who: 1, lane: 1, seq: 1 } },
  ],
  jobs: [
    { key: { parked: 1, freeAt: 1, _id: 1, reaction: 1, home: 1 } },
    { key: { parked: 1, round: 1, dueAt: 1, _id: 1 } },
    { key: { parked: 1, reaction: 1, round: 1, dueAt: 1, _id: 1, home: 1 } },
    { key: { home: 1, reaction: 1, dueAt: -1, round: -1 } },
    { key: { parked: 1, parkedAt: -1, _id: -1, reaction: 1 } },
    { key: { parked: 1, reaction: 1, eventAt: 1 } },
  ],
  jobRounds: [{ key: { round: 1 } }],
  cursors: [{ key: { consumer: 1, source: 1 } }, { key: { source: 1 } }],
  beginnings: [{ key: { source: 1 } }],
  secrets: [{ key: { putAt: 1 } }],
  leases: [{ key: { holder: 1 } }],
  claims: [{ key: { at: 1 } }],
  rotations: [{ key: { person: 1 } }, { key: { until: 1 } }],
  holders: [{ key: { until: 1 } }],
};

/** The fields of a compound index: equality, then the sort, then the id. */
export function indexKey({ equals, sort, order }: Index): Map<string, 1 | -1> {
  const direction = order === 'newest' ? -1 : 1;
  return new Map([...equals.map((field): [string, 1] => [fieldName(field), 1]), [fieldName(sort), direction], ['_id', direction]]);
}

function viewIndexes(view: View): IndexDescription[] {
  const lists = Object.values(view.indexes).map((index): IndexDescription => ({ key: indexKey(index) }));
  const words = (view.words ?? []).map((field): IndexDescription => ({ key: new Map([[wordsName(field), 1]]) }));
  return [...lists, ...words, { key: { goneAt: 1 } }];
}

/** Names of the columns for an indexed field, and for the words of a field, beside the document. */
export const fieldName = (field: string) => `f_${field}`;
export const wordsName = (field: string) => `w_${field}`;

/** Creates missing parts; refuses a database with another number of partitions. */
export async function prepareSchema(database: Database, lanes: number, views: readonly View[]): Promise<Meta> {
  const meta = database.collection<MetaRow>('meta');
  const madeWith = async () => {
    const made = (await meta.findOne({ _id: 'lanes' }))?.lanes;
    if (made !== undefined) checkLanes(database.service, made, lanes);
    return made;
  };
  const isNew = (await madeWith()) === undefined;
  await prepareFixed(database, meta);
  for (const view of views) await prepareView(database, meta, view, isNew);
  if (isNew) {
    // The last step: until the database is complete, each process that opens it makes its views current at once.
    await upsert(() => meta.updateOne({ _id: 'lanes' }, { $setOnInsert: { lanes } }, { upsert: true }));
    await madeWith();
  }
  await upsert(() => meta.updateOne({ _id: 'log' }, { $setOnInsert: { log: randomUUID() } }, { upsert: true }));
  return openMeta(meta, (await meta.findOne({ _id: 'log' }))?.log ?? '');
}

/** Once for each set of indexes: checking thirteen existing ones takes most of a start. */
async function prepareFixed(database: Database, meta: Collection<MetaRow>): Promise<void> {
  const [_id, shape] = ['fixed indexes', JSON.stringify(fixedIndexes)];
  if ((await meta.findOne({ _id }))?.shape === shape) return;
  await Promise.all(Object.entries(fixedIndexes).map(([name, indexes]) => createIndexes(database, name, indexes)));
  await upsert(() => meta.updateOne({ _id }, { $set: { shape } }, { upsert: true }));
}

/** Creates them one by one: some servers fail on a list if several exist already. */
async function createIndexes({ db }: Database, collection: string, indexes: IndexDescription[]): Promise<void> {
  for (const index of indexes) await db.collection(collection).createIndexes([index]);
}

async function prepareView(database: Database, meta: Collection<MetaRow>, view: View, isNew: boolean): Promise<void> {
  const shape = shapeOf(view);
  const row = await meta.findOne({ _id: `view ${viewKey(view)}` });
  if (row) checkShape(view, row.shape ?? '', shape);
  else {
    await createIndexes(database, viewCollection(viewKey(view)), viewIndexes(view));
    await upsert(() => meta.updateOne({ _id: `view ${viewKey(view)}` }, { $setOnInsert: { shape } }, { upsert: true }));
  }
  if (isNew) await upsert(() => meta.updateOne({ _id: `current ${view.name}` }, { $setOnInsert: { current: view.version } }, { upsert: true }));
}

function openMeta(meta: Collection<MetaRow>, logId: string): Meta {
  const rowOf = (view: View) => meta.findOne({ _id: `current ${view.name}` });
  return {
    logId,
    async isCurrent(view) {
      return (await rowOf(view))?.current === view.version;
    },
    async promote(view) {
      const before = (await rowOf(view))?.current;
      if (before === view.version) return;
      // Processes of the last build go on reading the version before: it is kept for a while.
      const retired = before === undefined ? {} : { $push: { retired: { version: before, at: new Date().toISOString() } } };
      await upsert(() => meta.updateOne({ _id: `current ${view.name}` }, { $set: { current: view.version }, ...retired }, { upsert: true }));
    },
    async retract(view) {
      await meta.updateOne({ _id: `current ${view.name}`, current: view.version }, { $unset: { current: '' } });
    },
    async forgetRetired(view, before) {
      const row = await rowOf(view);
      const over = (row?.retired ?? []).filter(({ version, at }) => at < before && version !== row?.current);
      const keyOf = ({ version }: { version: number }) => viewKey({ name: view.name, version });
      for (const one of over) {
        await meta.deleteOne({ _id: `view ${keyOf(one)}` });
        await meta.updateOne({ _id: `current ${view.name}` }, { $pull: { retired: one } });
      }
      return over.map(keyOf);
    },
    async noteBuild(build) {
      const noted = () => meta.updateOne({ _id: 'build' }, { $setOnInsert: { build } }, { upsert: true });
      await upsert(noted);
      await meta.updateOne({ _id: 'build', 'build.form': { $lt: build.form } }, { $set: { build } });
      return (await meta.findOne({ _id: 'build' }))?.build ?? build;
    },
  };
}
