// The thread that reads a whole file; see check.ts.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { faultsOf } from './faults.ts';

const db = new DatabaseSync(String(workerData), { readOnly: true, timeout: 5000 });
try {
  parentPort?.postMessage(faultsOf(db));
} finally {
  db.close();
}
