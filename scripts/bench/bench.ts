// `npm run bench [names]`: what we cost beside the raw engines, as ratios measured in one run. No gate.
import { benchAppends } from './appends.ts';
import { benchArchives } from './archives.ts';
import { benchCall } from './call.ts';
import { benchChat } from './chat.ts';
import { benchCluster } from './cluster.ts';
import { benchExports } from './exports.ts';
import { benchFirstLoad } from './first-load.ts';
import { benchFirstPicture } from './first-picture.ts';
import { benchFolds } from './folds.ts';
import { benchGrowth } from './growth.ts';
import { benchIngest } from './ingest.ts';
import { benchMediaBytes } from './media-bytes.ts';
import { benchComputing, benchMemory, benchThumbnails } from './photographs.ts';
import { benchScroll } from './scroll.ts';
import { benchSigning } from './signing.ts';
import { benchStart } from './start.ts';
import { printTable, type Row, skippedRow } from './table.ts';
import { openVault, type Vault } from './vault.ts';
import { benchVideos } from './videos.ts';
import { benchVisible } from './visible.ts';
import { benchWebSize } from './web-size.ts';

const withVault =
  (bench: (vault: Vault) => Promise<Row[]>): (() => Promise<Row[]>) =>
  async () => {
    await using opened = new AsyncDisposableStack();
    const vault = await openVault();
    opened.defer(() => vault.close());
    return await bench(vault);
  };

const parts: Record<string, () => Row[] | Promise<Row[]>> = {
  appends: benchAppends,
  folds: benchFolds,
  calls: withVault(benchCall),
  ingest: withVault(benchIngest),
  media: withVault(benchMediaBytes),
  archives: withVault(benchArchives),
  exports: benchExports,
  thumbnails: withVault(benchThumbnails),
  computing: withVault(benchComputing),
  videos: withVault(benchVideos),
  memory: withVault(benchMemory),
  visible: withVault(({ anna, ben }) => benchVisible('embedded', '20 ms', [anna, ben], { hearts: 100, posts: 20 })),
  'first-picture': withVault(benchFirstPicture),
  chat: benchChat,
  growth: () => benchGrowth(1000, 10_000),
  'growth-nightly': () => benchGrowth(10_000, 1_000_000),
  signing: benchSigning,
  cluster: benchCluster,
  start: benchStart,
  web: benchWebSize,
  first: withVault(benchFirstLoad),
  scroll: withVault(benchScroll),
};

/** It takes hours, so it runs where it is named alone. */
const nightly = 'growth-nightly';

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) throw new Error(`there is no ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`);

console.log(`${new Date().toISOString().slice(0, 10)}, Node ${process.version}: rounds in turn, the median of their ratios, and the smallest and largest`);
const rows: Row[] = [];
for (const [name, part] of Object.entries(parts)) {
  if (chosen.length > 0 ? !chosen.includes(name) : name === nightly) continue;
  console.error(`${name} …`);
  try {
    rows.push(...(await part()));
  } catch (error) {
    // What the others measured is printed all the same.
    console.error(error);
    rows.push(skippedRow(name, 'it failed, see above'));
    process.exitCode = 1;
  }
}
printTable(rows);
