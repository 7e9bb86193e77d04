// Collection of one view in one version. A document is JSON text; the view's indexed fields, and its words, are beside it. See [Note: Bodies are text].
import { type AnyBulkWriteOperation, type Collection, MongoBulkWriteError } from 'mongodb';
import type { DocWrite } from '../../following/fold-commits.ts';
import type { DocRecord } from '../../following/fold-engine.ts';
import { fieldOf, indexed, indexedFields, viewKey, wordsOf } from '../../ports/shared/view-index.ts';
import type { View } from '../../ports/store.ts';
import { type Database, isDuplicate } from './database.ts';
import { fieldName, viewCollection, withIds, wordsName } from './schema.ts';

type RecordRow = {
  _id: string;
  rev: number;
  seen: string;
  doc?: string;
  gone?: string;
  goneAt?: string;
  /** `f_…` and `w_…`. */
  [beside: string]: string | number | string[] | undefined;
};

export type Records = {
  load(ids: string[]): Promise<Map<string, DocRecord>>;
  /** Writes those whose stored `rev` is still that of `before`; true if all were written. */
  save(writes: DocWrite[]): Promise<boolean>;
  /** Tombstones made before a time. */
  tombstones(before: string): AsyncIterable<DocRecord>;
  /** Removes a record whose stored `rev` is still this one; otherwise false. */
  remove(record: DocRecord): Promise<boolean>;
};

export function openRecords(database: Database, view: View): Records {
  const collection: Collection<RecordRow> = database.collection(viewCollection(viewKey(view)));
  const fields = indexedFields(view);
  const wordFields = view.words ?? [];

  const rowOf = ({ after: { id, rev, seen, doc, gone }, text }: DocWrite): RecordRow => {
    const row: RecordRow = { _id: id, rev, seen: JSON.stringify(seen) };
    if (text !== null) row.doc = text;
    if (gone) Object.assign(row, { gone: JSON.stringify(gone), goneAt: gone.at });
    for (const field of fields) row[fieldName(field)] = indexed(fieldOf(doc, field)) ?? undefined;
    for (const field of wordFields) row[wordsName(field)] = [...wordsOf(fieldOf(doc, field))];
    return row;
  };

  return {
    async load(ids) {
      if (ids.length === 0) return new Map();
      const rows = await collection.find(withIds(ids)).toArray();
      return new Map(rows.map((row) => [row._id, readRecord(row)]));
    },
    async save(writes) {
      const operations = writes.map((write): AnyBulkWriteOperation<RecordRow> => {
        const { _id, ...replacement } = rowOf(write);
        if (!write.before) return { insertOne: { document: { _id, ...replacement } } };
        return { replaceOne: { filter: { _id, rev: write.before.rev }, replacement } };
      });
      try {
        const { insertedCount, matchedCount } = await collection.bulkWrite(operations, { ordered: false });
        return insertedCount + matchedCount === operations.length;
      } catch (error) {
        // Another process has inserted one of the documents; every other failure is thrown.
        if (error instanceof MongoBulkWriteError && isDuplicate(error) && !error.result.getWriteConcernError()) return false;
        throw error;
      }
    },
    async *tombstones(before) {
      for await (const row of collection.find({ goneAt: { $gt: '', $lt: before } })) yield readRecord(row);
    },
    async remove({ id, rev }) {
      return (await collection.deleteOne({ _id: id, rev })).deletedCount > 0;
    },
  };
}

function readRecord({ _id: id, rev, seen, doc, gone }: RecordRow): DocRecord {
  const record = { id, rev, seen: JSON.parse(seen) };
  return doc === undefined ? { ...record, gone: JSON.parse(gone ?? 'null') } : { ...record, doc: JSON.parse(doc) };
}
