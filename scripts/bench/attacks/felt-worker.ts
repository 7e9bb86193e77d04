// Requests one address repeatedly, in a thread apart from the attacker, and reports the times.
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const pauseMs = 20;
const { url, cookie, seconds }: { url: string; cookie: string; seconds: number } = workerData;
const times: number[] = [];

/** ms of one answer. */
async function ask(): Promise<number> {
  const begun = performance.now();
  const response = await fetch(url, { headers: { cookie } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - begun;
}

// The first makes the connection.
await ask();
parentPort?.postMessage('begun');
const end = performance.now() + seconds * 1000;
while (performance.now() < end) {
  times.push(await ask());
  await pause(pauseMs);
}
parentPort?.postMessage(times);
