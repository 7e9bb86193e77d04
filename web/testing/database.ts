/** Simulated database of the browser, for the page of a test file. */
import * as database from 'fake-indexeddb';

const { indexedDB, IDBCursor, IDBDatabase, IDBIndex, IDBKeyRange, IDBObjectStore, IDBOpenDBRequest, IDBRequest, IDBTransaction } = database;

export function simulateDatabase(): void {
  Object.assign(globalThis, { indexedDB, IDBCursor, IDBDatabase, IDBIndex, IDBKeyRange, IDBObjectStore, IDBOpenDBRequest, IDBRequest, IDBTransaction });
  // Node cannot copy the files of a simulated browser.
  Object.assign(globalThis, { structuredClone: (value: unknown) => (typeof value === 'object' && value !== null ? { ...value } : value) });
}
