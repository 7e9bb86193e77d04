// Uploads in parts (tus): beside the same bytes by the signed form, and beside another tus server.
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '@kloak/platform/testing/until.ts';
import type { UploadForm } from '@kloak/proto/api/types.ts';
import { openUpload } from '@kloak/proto/client/upload.ts';
import { filesUnder } from './ingest.ts';
import { amount } from './setup/amounts.ts';
import { load, overConnections, requestOf } from './setup/connection.ts';
import { formRequest } from './setup/posted-form.ts';
import { startRaw } from './setup/process.ts';
import { compare, rateOf } from './setup/rounds.ts';
import { comparedRow, type TableRow } from './setup/table.ts';
import type { BenchVault } from './setup/vault.ts';

const [rounds, connections] = amount([7, 2], [1, 2]);
/** Bytes of a file that is worth parts: eight of them. */
const fileBytes = amount(64, 9) * 1024 * 1024;
const megabytesOfAll = (fileBytes * connections) / 1_000_000;
const usualPartBytes = 8 * 1024 * 1024;
const version = { 'Tus-Resumable': '1.0.0' };

/** Requests that send a file to its address in parts, one after another. */
function partsOf(host: string, url: string, bytes: Buffer, partBytes: number, headers: Record<string, string> = {}): Buffer[][] {
  return Array.from({ length: Math.ceil(bytes.length / partBytes) }, (_, part) => {
    const offset = part * partBytes;
    const own = { ...headers, ...version, 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(offset) };
    return requestOf(host, 'PATCH', url, own, bytes.subarray(offset, offset + partBytes));
  });
}

/** MB/s of files that are sent at once, each over its own connection. */
const rateOfFiles = (port: number, files: readonly Buffer[][][]): Promise<number> =>
  overConnections(port, files.length, (opened) =>
    rateOf(megabytesOfAll, () => Promise.all(opened.map((one, at) => load([one], files[at]?.length ?? 0, (part) => files[at]?.[part] ?? [], 204)))),
  );

const manyOf = <Item>(make: () => Item): Item[] => Array.from({ length: connections }, make);

/** MB/s of the other server, whose files are removed. */
async function rateOfPeer(port: number, folder: string, bytes: Buffer): Promise<number> {
  const host = `127.0.0.1:${port}`;
  const open = async () => {
    const { headers, status } = await fetch(`http://${host}/files`, { method: 'POST', headers: { ...version, 'Upload-Length': String(bytes.length) } });
    const address = headers.get('Location');
    if (address === null) throw new Error(`the peer answered ${status}`);
    return partsOf(host, new URL(address, `http://${host}`).pathname, bytes, usualPartBytes);
  };
  const rate = await rateOfFiles(port, await Promise.all(manyOf(open)));
  for (const name of await readdir(folder)) await rm(join(folder, name));
  return rate;
}

/** Both sides take the same bytes; ours are durable when they are answered. */
export async function benchParts({ port, dataDir, anna }: BenchVault): Promise<TableRow[]> {
  const [host, cookie] = [`localhost:${port}`, anna.cookies()];
  const bytes = randomBytes(fileBytes);
  const emptied = async () => (await filesUnder(join(dataDir, 'blobs/objects/incoming'))) + (await filesUnder(join(dataDir, 'blobs/parts'))) === 0;
  let number = 0;
  const ours = (requestsOf: (promise: UploadForm) => Buffer[][]) => async () => {
    const { promises } = await openUpload(
      anna,
      manyOf(() => ({ fileName: `${number++}.mp4`, type: 'video/mp4', bytes })),
    );
    const rate = await rateOfFiles(port, promises.map(requestsOf));
    await until('what arrived to be looked at', emptied);
    return rate;
  };
  const inParts = ours(({ resumable: { url, partSize } = { url: '', partSize: fileBytes } }) => partsOf(host, url, bytes, partSize, { Cookie: cookie }));
  const byForm = ours(({ fields }) => [formRequest({ host, cookie, fields }, bytes)]);
  const folder = await mkdtemp(join(dataDir, 'peer-'));
  const peer = await startRaw('tus.ts', [folder]);
  const caption = `a file of ${(fileBytes / 1_000_000).toFixed(0)} MB in parts`;
  try {
    const besideForm = await compare(rounds, inParts, byForm);
    const besidePeer = await compare(rounds, inParts, () => rateOfPeer(peer.port, folder, bytes));
    return [
      comparedRow(`${caption} ÷ by its form`, 'MB/s', '0.95', besideForm),
      comparedRow(`${caption}, synced and checked ÷ @tus/server, which does neither`, 'MB/s', '', besidePeer),
    ];
  } finally {
    await peer.stop();
  }
}
