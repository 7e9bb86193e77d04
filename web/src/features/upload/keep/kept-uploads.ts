// Uploads that go on after this page. The browser keeps where each file is sent and, while there is room, its bytes. Without a database nothing is kept.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { PublishDetails } from '../../../files/publish-part.ts';
import { dropUploadDatabase, uploadDatabase } from '../../../lib/upload-database.ts';
import type { Reservation } from '../queued-file.ts';

/** A file with reserved space whose post is not published. `id`: that of its post. `file`: absent if the browser had no room for it. */
export type KeptFile = {
  readonly id: string;
  readonly me: string;
  readonly uploadId: string;
  readonly reservation: Reservation;
  readonly fileName: string;
  readonly size: number;
  readonly lastModified: number;
  readonly hash: string;
  readonly file?: File | undefined;
};

type Schema = DBSchema & {
  files: { key: string; value: KeptFile; indexes: { me: string } };
  /** Details under which the member published it. */
  details: { key: string; value: { readonly me: string; readonly details: PublishDetails } };
};

/** Bytes of all kept files together, and the share of the browser's free room that they may take. */
const [maxBytes, maxShare] = [1e9, 0.25];

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(uploadDatabase, 1, {
    upgrade(database) {
      database.createObjectStore('files', { keyPath: 'id' }).createIndex('me', 'me');
      database.createObjectStore('details', { keyPath: 'me' });
    },
  });

/** A database that is missing, full or blocked means that nothing is kept. */
async function using<Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    const database = await open();
    try {
      return await work(database);
    } finally {
      database.close();
    }
  } catch {
    return otherwise;
  }
}

async function roomInBytes(): Promise<number> {
  const { quota = 0, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return Math.min(maxBytes, (quota - usage) * maxShare);
}

/** Keeps the files in their order. Returns the ids of those that are kept, and of those with their bytes. */
export async function keepFiles(files: readonly KeptFile[]): Promise<{ readonly kept: readonly string[]; readonly whole: readonly string[] }> {
  const [kept, whole]: [string[], string[]] = [[], []];
  await using(async (database) => {
    const before = await database.getAll('files');
    let bytes = before.reduce((sum, { file }) => sum + (file?.size ?? 0), 0);
    const room = await roomInBytes();
    for (const one of files) {
      const fits = one.file !== undefined && bytes + one.size <= room;
      const isWhole =
        fits &&
        (await database.put('files', one).then(
          () => true,
          () => false,
        ));
      if (!isWhole) await database.put('files', { ...one, file: undefined });
      else if (whole.push(one.id)) bytes += one.size;
      kept.push(one.id);
    }
  }, undefined);
  return { kept, whole };
}

export const keptFiles = (me: string): Promise<readonly KeptFile[]> => using((database) => database.getAllFromIndex('files', 'me', me), []);

/** Forgets published, cancelled and expired files. */
export async function forgetFiles(ids: readonly string[], me: string): Promise<void> {
  const isEmpty = await using(async (database) => {
    const work = database.transaction(['files', 'details'], 'readwrite');
    for (const id of ids) await work.objectStore('files').delete(id);
    const left = await work.objectStore('files').index('me').count(me);
    if (left === 0) await work.objectStore('details').delete(me);
    const ofAll = await work.objectStore('files').count();
    await work.done;
    return ofAll === 0;
  }, false);
  if (isEmpty) await dropUploadDatabase();
}

export const keepDetails = (me: string, details: PublishDetails): Promise<void> =>
  using(async (database) => void (await database.put('details', { me, details })), undefined);

/** Forgets them once publishing failed, so that only the member publishes again. */
export const dropDetails = (me: string): Promise<void> => using((database) => database.delete('details', me), undefined);

export const keptDetails = (me: string): Promise<PublishDetails | undefined> =>
  using(async (database) => (await database.get('details', me))?.details, undefined);
