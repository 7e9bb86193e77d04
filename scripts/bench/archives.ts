import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { share } from './media-bytes.ts';
import { amount } from './setup/amounts.ts';
import { load, overConnections, requestOf } from './setup/connection.ts';
import { startRaw } from './setup/process.ts';
import { compare, rateOf } from './setup/rounds.ts';
import { comparedRow, type TableRow } from './setup/table.ts';
import type { BenchVault } from './setup/vault.ts';

const photographs = amount(12, 2);
const rounds = amount(11, 1);

/** Bytes of an archive ÷ the same files, unsealed, through bare streams and the same library. */
export async function benchArchives({ port, dataDir, anna }: BenchVault): Promise<TableRow[]> {
  const folder = await mkdtemp(join(dataDir, 'raw-zip-'));
  for (let seed = 0; seed < photographs; seed += 1) {
    const bytes = await drawPhoto({ seed: 500 + seed, width: 3200, height: 2400, patchPx: 1 });
    await share(anna, bytes);
    await writeFile(join(folder, `${seed}.jpg`), bytes);
  }
  const { archive } = await anna.call('POST /api/post/prepare-archive', { profileId: anna.id, scope: 'images' });
  const raw = await startRaw('zip.ts', [folder]);
  try {
    const side = (to: number, path: string) => {
      const request = requestOf(`localhost:${port}`, 'GET', path, { Cookie: anna.cookies() });
      return () => overConnections(to, 1, (open) => rateOf(archive.fileSize / 1e6, () => load(open, 1, () => request)));
    };
    const what = `an archive of ${archive.files} photographs, ${Math.round(archive.fileSize / 1e6)} MB ÷ bare streams into the same library`;
    return [comparedRow(what, 'MB/s', '0.88', await compare(rounds, side(port, archive.fileUrl), side(raw.port, '/')))];
  } finally {
    await raw.stop();
  }
}
