// Attacks by one member, and their effect on another: `npm run attacks [names] [-- --seconds 5 --product folder]`. Prints response times of a picture and of
// `/healthz` during each attack, as ratios to the quiet time before. Each attack has its own product, with limits on; `--product` compares with another
// checkout. An attacker also uses CPU of this machine: `nothing` and `harmless` show how much that alone matters.
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { freePort } from '@kloak/platform/testing/listen-on-free-port.ts';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { until } from '@kloak/platform/testing/until.ts';
import { publishUpload } from '@kloak/proto/client/upload.ts';
import { openLetterbox } from '../../../deploy/stories/letterbox.ts';
import { type BenchMember, join as joinFamily, sendFile } from '../setup/members.ts';
import { startProduct } from '../setup/process.ts';
import { quantile } from '../setup/rounds.ts';
import { printTable, skippedRow, type TableRow } from '../setup/table.ts';
import type { Hit } from './attack-connections.ts';
import { type Attack, attacks } from './attack-list.ts';

const { values: options, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '5' }, product: { type: 'string', default: '.' } },
});
const seconds = Number(options.seconds);
const unknown = chosen.filter((name) => !Object.hasOwn(attacks, name));
if (unknown.length > 0) throw new Error(`there is no ${unknown.join(', ')}; there are ${Object.keys(attacks).join(', ')}`);

/** Response times in ms: 95th percentile, and maximum. */
type Felt = { most: number; longest: number };

/** Measures both concurrently, in threads apart from the attacker; calls `begin` when both are warm. */
async function feel(asked: readonly { url: string; cookie: string }[], begin: () => void): Promise<Felt[]> {
  const workers = asked.map((one) => new Worker(new URL('felt-worker.ts', import.meta.url), { workerData: { ...one, seconds } }));
  const told = () => Promise.all(workers.map((worker) => once(worker, 'message')));
  await told();
  begin();
  return (await told()).map(([times]: number[][]) => ({ most: quantile(times ?? [], 0.95), longest: Math.max(...(times ?? [])) }));
}

/** Hits continuously, and counts the results. */
async function keepHitting(hit: Hit, atOnce: number, end: number, counts: Map<string, number>): Promise<void> {
  const one = async () => {
    while (performance.now() < end) {
      const what = await hit().catch((error: unknown) => (error instanceof Error ? error.message.slice(0, 40) : 'failed'));
      counts.set(what, (counts.get(what) ?? 0) + 1);
    }
  };
  // Open requests are not waited for.
  await Promise.race([Promise.all(Array.from({ length: atOnce }, one)), pause(end - performance.now() + 500)]);
}

/** Size of a stopped product's databases. Their write-ahead files are empty then; while running these grow to a limit under any load. */
const databaseBytes = (folder: string): number =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.db'))
    .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

/** A picture of ben's own, as he sees it. */
async function pictureOf(ben: BenchMember): Promise<string> {
  const opened = await sendFile(ben, { fileName: 'beach.jpg', type: 'image/jpeg', bytes: await drawPhoto({ seed: 3, width: 800, height: 600 }) });
  const { _id: imageId } = await publishUpload(ben, opened, { privacy: 'PRIVATE' });
  const image = async () => (await ben.call('POST /api/post/image-post-byid', { imageId, profileId: ben.id })).post.image;
  await until('the picture', async () => (await image())?.status === 'READY');
  return (await image())?.sources[0]?.url ?? '';
}

const shown = (quiet: Felt, attacked: Felt) =>
  `${(attacked.most / quiet.most).toFixed(1)} (${quiet.most.toFixed(0)} → ${attacked.most.toFixed(0)} ms, longest ${quiet.longest.toFixed(0)} → ${attacked.longest.toFixed(0)})`;

async function run({ what, atOnce, prepare }: Attack): Promise<TableRow> {
  await using opened = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'kloak-attack-'));
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  const letterbox = await openLetterbox();
  opened.defer(() => letterbox.close());
  const port = await freePort();
  const base = `http://localhost:${port}`;
  const product = await startProduct(dataDir, port, { SMTP_URL: letterbox.url, KLOAK_LIMITS: 'on', KLOAK_TRUSTED_PROXIES: '1' }, resolve(options.product));
  opened.defer(() => product.stop());
  const [anna, ben] = [await joinFamily(base, letterbox, 'anna'), await joinFamily(base, letterbox, 'ben')];
  const picture = base + (await pictureOf(ben));
  const hit = await prepare({ base, port, anna });
  const asked = [
    { url: picture, cookie: ben.cookies() },
    { url: `${base}/healthz`, cookie: '' },
  ];
  const quiet = await feel(asked, () => undefined);
  const counts = new Map<string, number>();
  let hitting = Promise.resolve();
  const attacked = await feel(asked, () => {
    hitting = keepHitting(hit, atOnce, performance.now() + seconds * 1000, counts);
  });
  await hitting;
  const answers = [...counts].map(([answer, times]) => `${times}× ${answer}`).join(', ');
  await product.stop();
  const kept = (databaseBytes(dataDir) / 1e6).toFixed(1);
  const [ours = '', raw = ''] = quiet.map((felt, at) => shown(felt, attacked[at] ?? felt));
  return { what, ours, raw, ratio: `${kept} MB`, target: answers };
}

const rows: TableRow[] = [];
for (const [name, attack] of Object.entries(attacks)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.error(`${name} …`);
  rows.push(
    await run(attack).catch((error: unknown) => {
      console.error(error);
      process.exitCode = 1;
      return skippedRow(attack.what, 'it failed, see above');
    }),
  );
}
printTable(rows, { what: 'attack', ours: 'a picture: attacked ÷ quiet (p95)', raw: '/healthz', ratio: 'databases then', target: 'answers' });
process.exit();
