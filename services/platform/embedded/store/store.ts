// Store of the embedded platform: one SQLite file for each service, in a folder that one process has locked.
import { watchLogDamage } from '../../ports/shared/log-damage.ts';
import type { OpenStore, Store, StorePlan } from '../../ports/store.ts';
import { noteBuildIn } from './builds.ts';
import { type Checkpoints, openCheckpoints } from './checkpoints.ts';
import { openClaims } from './claims.ts';
import { openClockNotes } from './clock.ts';
import { openCursors } from './cursors.ts';
import { openErased } from './erased.ts';
import { diskRefusal } from './errors.ts';
import { openStoreFile } from './file.ts';
import { checkFile } from './health/check.ts';
import { openJobs } from './jobs.ts';
import { type KeepDocs, keepDocs } from './kept-docs.ts';
import { openLeases } from './leases.ts';
import { type FolderLock, lockFolder } from './lock.ts';
import { openLog } from './log.ts';
import { openRotations } from './rotations.ts';
import { openSecrets } from './secrets.ts';
import { openSkips } from './skips.ts';
import { openViews } from './views.ts';
import { emptyWorkFolder } from './work-folder.ts';

/** State that the open stores of one folder share. */
type Folder = { lock: FolderLock; checkpoints: Checkpoints; keep: KeepDocs; open: number };

function hold(dataDir: string, lock: FolderLock): Folder {
  try {
    emptyWorkFolder(dataDir);
    return { lock, checkpoints: openCheckpoints(), keep: keepDocs(), open: 0 };
  } catch (error) {
    lock.release();
    throw diskRefusal(error, dataDir) ?? error;
  }
}

/**
 * The folder is locked from the first opening until the last store is closed, or by the caller with `lock`. Refuses if another process has locked it.
 */
export function embeddedStore({ dataDir, lock }: { dataDir: string; lock?: FolderLock }): OpenStore {
  const keptByOther = lock && { release: () => undefined };
  let held: Folder | undefined;
  const letGo = async (folder: Folder) => {
    folder.open -= 1;
    if (folder.open > 0) return;
    held = undefined;
    await folder.checkpoints.close();
    folder.lock.release();
  };

  return async (plan) => {
    held ??= hold(dataDir, keptByOther ?? lockFolder(dataDir));
    const folder = held;
    folder.open += 1;
    try {
      return openService(dataDir, plan, folder, () => letGo(folder));
    } catch (error) {
      await letGo(folder);
      throw error;
    }
  };
}

function openService(dataDir: string, { service, lanes, views: declared }: StorePlan, { checkpoints, keep }: Folder, letGo: () => Promise<void>): Store {
  const file = openStoreFile(dataDir, service, lanes);
  try {
    const damage = watchLogDamage(service);
    const cursors = openCursors(file);
    const { erased, people } = openErased(file, () => checkpoints.truncate(file));
    const tails = new Map<number, number>();
    const { skips, write: noteSkip } = openSkips(file);
    const { views, stopped, foldAppended } = openViews({ file, views: declared, cursors, erased: people, tails, keep, noteSkip });
    const { claims, takeClaim } = openClaims(file);
    const log = openLog({ file, damage, lanes, tails, takeClaim, foldAppended });
    const stopCheckpoints = checkpoints.watch(file);
    let closed: Promise<void> | undefined;
    const close = async () => {
      await log.settled();
      cursors.close();
      await stopCheckpoints();
      file.close();
      await letGo();
    };
    return {
      lanes,
      log,
      views,
      marks: cursors.marks,
      skips,
      jobs: openJobs(file, cursors),
      leases: openLeases(),
      secrets: openSecrets(file),
      erased,
      clock: openClockNotes(file),
      claims,
      rotations: openRotations(file),
      noteBuild: async (build) => noteBuildIn(file, build),
      problems: () => [...file.problems(), ...stopped.problems()],
      warnings: () => [...file.health.warnings(), ...damage.words()],
      damaged: () => file.health.damage().length + damage.words().length,
      check: () => checkFile(file, damage),
      close: () => (closed ??= close()),
    };
  } catch (error) {
    file.close();
    throw error;
  }
}
