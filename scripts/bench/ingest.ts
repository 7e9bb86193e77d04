import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '@kloak/platform/testing/until.ts';
import type { UploadForm } from '@kloak/proto/api/types.ts';
import { openUpload } from '@kloak/proto/client/upload.ts';
import { amount } from './setup/amounts.ts';
import { load, overConnections, requestOf } from './setup/connection.ts';
import { formRequest } from './setup/posted-form.ts';
import { startRaw } from './setup/process.ts';
import { compare, rateOf } from './setup/rounds.ts';
import { comparedRow, type TableRow } from './setup/table.ts';
import type { BenchVault } from './setup/vault.ts';

const megabytes = amount(8, 1);
const [rounds, files, connections] = amount([7, 4, 2], [1, 2, 2]);
/** A file that is worth parts: eight of them. */
const partedBytes = amount(64, 9) * 1024 * 1024;

async function filesUnder(folder: string): Promise<number> {
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

/** The same file in parts (tus) ÷ by its signed form, both stored durably. */
export async function benchParts({ port, dataDir, anna }: BenchVault): Promise<TableRow[]> {
  const host = `localhost:${port}`;
  const bytes = randomBytes(partedBytes);
  const megabytesOfAll = (partedBytes * connections) / 1_000_000;
  const open = async () => {
    const names = Array.from({ length: connections }, (_, number) => ({ fileName: `${number}.mp4`, type: 'video/mp4', bytes }));
    return (await openUpload(anna, names)).promises;
  };
  const emptied = () =>
    until(
      'what arrived to be looked at',
      async () => (await filesUnder(join(dataDir, 'blobs/objects/incoming'))) + (await filesUnder(join(dataDir, 'blobs/parts'))) === 0,
    );
  const measure = async (requestsOf: (promise: UploadForm) => readonly Buffer[][]) => {
    const each = (await open()).map(requestsOf);
    const rate = await overConnections(port, connections, (opened) =>
      rateOf(megabytesOfAll, () => Promise.all(opened.map((one, at) => load([one], each[at]?.length ?? 0, (number) => each[at]?.[number] ?? [], 204)))),
    );
    await emptied();
    return rate;
  };
  const inParts = ({ resumable: { url, partSize } = { url: '', partSize: partedBytes } }: UploadForm) =>
    Array.from({ length: Math.ceil(partedBytes / partSize) }, (_, part) => {
      const offset = part * partSize;
      const headers = {
        Cookie: anna.cookies(),
        'Tus-Resumable': '1.0.0',
        'Content-Type': 'application/offset+octet-stream',
        'Upload-Offset': String(offset),
      };
      return requestOf(host, 'PATCH', url, headers, bytes.subarray(offset, offset + partSize));
    });
  const byForm = ({ fields }: UploadForm) => [formRequest({ host, cookie: anna.cookies(), fields }, bytes)];
  const caption = `a file of ${(partedBytes / 1_000_000).toFixed(0)} MB in parts ÷ by its form`;
  return [
    comparedRow(
      caption,
      'MB/s',
      '0.95',
      await compare(
        rounds,
        () => measure(inParts),
        () => measure(byForm),
      ),
    ),
  ];
}
