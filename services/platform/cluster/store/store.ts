// Store of the cluster platform: one database for each service on a server of the MongoDB protocol. It needs no transactions over documents, change
// streams or time-outs of documents. Any server with unique compound indexes suffices, and it can be sharded by partition.
import { watchLogDamage } from '../../ports/shared/log-damage.ts';
import type { OpenStore, Store } from '../../ports/store.ts';
import { checkLog } from './check.ts';
import { openClaims } from './claims.ts';
import { openClockNotes } from './clock.ts';
import { openCommits } from './commits.ts';
import { openCursors } from './cursors.ts';
import { type MongoServer, openDatabase, refuseUnavailable, retryUntilOpen } from './database.ts';
import { openErased } from './erased.ts';
import { openJobs } from './jobs.ts';
import { openLeases } from './leases.ts';
import { openLog } from './log.ts';
import { openRotations } from './rotations.ts';
import { prepareSchema } from './schema.ts';
import { openSecrets } from './secrets.ts';
import { openSkips } from './skips.ts';
import { openTails } from './tails.ts';
import { openViews } from './views.ts';

/** `databasePrefix` begins the names of services' databases. Refuses, unavailable, if the database does not answer. */
export function clusterStore({ databasePrefix, ...server }: MongoServer & { databasePrefix: string }): OpenStore {
  return async ({ service, lanes, views: declared }): Promise<Store> => {
    const database = await openDatabase(server, `${databasePrefix}${service}`, service);
    try {
      const meta = await refuseUnavailable(() => retryUntilOpen(() => prepareSchema(database, lanes, declared)));
      const damage = watchLogDamage(service);
      const commits = openCommits(database, damage);
      const tails = openTails(commits);
      const { claims, takeClaim } = openClaims(database);
      const log = openLog({ id: meta.logId, commits, tails, lanes, takeClaim });
      const cursors = openCursors(database);
      const erased = openErased(database);
      const skips = openSkips(database);
      const { views, stopped } = openViews({ database, views: declared, meta, cursors, erased, skips, tails: log.tails });
      let closed: Promise<void> | undefined;
      const close = async () => {
        await log.settled();
        await database.close();
      };
      return {
        lanes,
        log,
        views,
        marks: cursors.marks,
        skips,
        jobs: openJobs(database, cursors),
        leases: openLeases(database),
        secrets: openSecrets(database, commits),
        erased,
        clock: openClockNotes(database),
        claims,
        rotations: openRotations(database),
        noteBuild: (build) => refuseUnavailable(() => meta.noteBuild(build)),
        problems: () => [...database.problems(), ...stopped.problems()],
        warnings: damage.words,
        damaged: () => damage.words().length,
        check: () => refuseUnavailable(() => checkLog({ commits, lanes, damage })),
        close: () => (closed ??= close()),
      };
    } catch (error) {
      await database.close();
      throw error;
    }
  };
}
