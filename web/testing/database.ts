/** Simulated database of the browser, for the page of a test file. */
import * as database from 'fake-indexeddb';
import { lendGlobals } from './lend-globals.ts';

const { indexedDB, IDBCursor, IDBDatabase, IDBIndex, IDBKeyRange, IDBObjectStore, IDBOpenDBRequest, IDBRequest, IDBTransaction } = database;

export function simulateDatabase(): void {
  lendGlobals({
    indexedDB,
    IDBCursor,
    IDBDatabase,
    IDBIndex,
    IDBKeyRange,
    IDBObjectStore,
    IDBOpenDBRequest,
    IDBRequest,
    IDBTransaction,
    // Node cannot copy the files of a simulated browser.
    structuredClone: (value: unknown) => (typeof value === 'object' && value !== null ? { ...value } : value),
  });
}
