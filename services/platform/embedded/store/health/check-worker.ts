// The thread that reads a whole file; see check.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { readFaults } from './faults.ts';

parentPort?.postMessage(readFaults(String(workerData)));
