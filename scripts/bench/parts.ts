// The parts of `npm run bench`, by their names.
import { benchAppends } from './appends.ts';
import { benchArchives } from './archives.ts';
import { benchCall } from './call.ts';
import { benchChat } from './chat.ts';
import { benchCluster } from './cluster.ts';
import { benchCosts } from './costs.ts';
import { benchDueJobs } from './due-jobs.ts';
import { benchEvening } from './evening.ts';
import { benchExports } from './exports.ts';
import { benchFirstLoad } from './first-load.ts';
import { benchFirstPicture } from './first-picture.ts';
import { benchFolds } from './folds.ts';
import { benchGallery } from './gallery.ts';
import { benchGateways } from './gateways.ts';
import { benchGroups } from './groups.ts';
import { benchFamily, benchGrowth, benchNotifications, benchStory } from './growth.ts';
import { benchIngest } from './ingest.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchMediaBytes } from './media-bytes.ts';
import { benchMemberPages } from './member-pages.ts';
import { benchComputing, benchMemory, benchThumbnails } from './photographs.ts';
import { benchProfiles } from './profiles/profiles.ts';
import { benchQuotas } from './quotas.ts';
import { benchParts } from './resumable.ts';
import { benchScroll } from './scroll.ts';
import { amount } from './setup/amounts.ts';
import type { TableRow } from './setup/table.ts';
import { type BenchVault, openVault } from './setup/vault.ts';
import { benchVisible } from './setup/visible.ts';
import { benchSigning } from './signing.ts';
import { benchStart } from './start.ts';
import { benchTabMemory } from './tab-memory.ts';
import { benchVideos } from './videos.ts';
import { benchWebSize } from './web-size.ts';

const withVault =
  (bench: (vault: BenchVault) => Promise<TableRow[]>): (() => Promise<TableRow[]>) =>
  async () => {
    await using opened = new AsyncDisposableStack();
    const vault = await openVault();
    opened.defer(() => vault.close());
    return await bench(vault);
  };

export const parts = {
  appends: benchAppends,
  folds: benchFolds,
  calls: withVault(benchCall),
  ingest: withVault(benchIngest),
  resumable: withVault(benchParts),
  media: withVault(benchMediaBytes),
  archives: withVault(benchArchives),
  quotas: withVault(benchQuotas),
  exports: benchExports,
  thumbnails: withVault(benchThumbnails),
  computing: withVault(benchComputing),
  videos: withVault(benchVideos),
  memory: withVault(benchMemory),
  visible: withVault(({ anna, ben }) => benchVisible('embedded', '20 ms', [anna, ben], amount({ hearts: 100, posts: 20 }, { hearts: 2, posts: 2 }))),
  'first-picture': withVault(benchFirstPicture),
  gallery: withVault(benchGallery),
  chat: benchChat,
  groups: benchGroups,
  growth: () => benchGrowth(amount(1000, 20), amount(10_000, 60)),
  'growth-nightly': () => benchGrowth(amount(10_000, 20), amount(1_000_000, 120)),
  family: () => benchFamily(amount(500, 20)),
  story: () => benchStory(10, amount(10_000, 40)),
  'family-nightly': () => benchFamily(amount(20_000, 20)),
  notifications: () => benchNotifications(amount(100, 20), amount(10_000, 40)),
  'due-jobs': benchDueJobs,
  signing: benchSigning,
  cluster: benchCluster,
  costs: benchCosts,
  gateways: benchGateways,
  evening: benchEvening,
  start: benchStart,
  profiles: benchProfiles,
  web: benchWebSize,
  first: withVault(benchFirstLoad),
  pages: withVault(benchMemberPages),
  lighthouse: withVault(benchLighthouse),
  scroll: withVault(benchScroll),
  tab: withVault(benchTabMemory),
} satisfies Record<string, () => TableRow[] | Promise<TableRow[]>>;
export type PartName = keyof typeof parts;

/** Take hours, so they run only if named explicitly. */
export const nightly: readonly PartName[] = ['growth-nightly', 'family-nightly'];
