import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '@kloak/platform/testing/until.ts';
import { openUpload } from '@kloak/proto/client/upload.ts';
import { amount } from './setup/amounts.ts';
import { load, overConnections } from './setup/connection.ts';
import { formRequest } from './setup/posted-form.ts';
import { startRaw } from './setup/process.ts';
import { compare, rateOf } from './setup/rounds.ts';
import { comparedRow, type TableRow } from './setup/table.ts';
import type { BenchVault } from './setup/vault.ts';

const megabytes = amount(8, 1);
const [rounds, files, connections] = amount([7, 4, 2], [1, 2, 2]);

/** Number of files in a folder and those below it. */
export async function filesUnder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}

/** Signed forms to the gateway ÷ the same bytes to a bare Node server that writes and syncs them. What is posted is no picture, so nothing follows. */
export async function benchIngest({ port, dataDir, anna }: BenchVault): Promise<TableRow[]> {
  const raw = await startRaw('files.ts', [await mkdtemp(join(dataDir, 'raw-'))]);
  const bytes = randomBytes(megabytes * 1_000_000);
  const side = (to: number) => async () => {
    const names = Array.from({ length: files }, (_, number) => ({ fileName: `${number}.jpg`, type: 'image/jpeg', bytes }));
    const { promises } = await openUpload(anna, names);
    const requests = promises.map(({ fields }) => formRequest({ host: `localhost:${port}`, cookie: anna.cookies(), fields }, bytes));
    const rate = await overConnections(to, connections, (open) => rateOf(files * megabytes, () => load(open, files, (number) => requests[number] ?? [], 204)));
    await until('what was posted to be looked at', async () => (await filesUnder(join(dataDir, 'blobs/objects/incoming'))) === 0);
    return rate;
  };
  try {
    return [comparedRow(`ingest of ${megabytes} MB files ÷ bare Node, busboy and fsync`, 'MB/s', '0.9', await compare(rounds, side(port), side(raw.port)))];
  } finally {
    await raw.stop();
  }
}
