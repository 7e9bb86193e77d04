// Backlog of a service, read when Prometheus asks.
import { lagOf } from '../engine/consumer-lag.ts';
import type { RunningService } from '../run.ts';
import type { Service } from '../service.ts';
import type { Metrics } from './metrics.ts';

/** Notes the lag of each view, waiting jobs, and problems. */
export function collectBacklog(
  metrics: Metrics,
  service: Service,
  { runtime, problems, warnings }: Pick<RunningService, 'runtime' | 'problems' | 'warnings'>,
): void {
  const { name } = service;
  const { store, now } = runtime;
  const reactions = service.reactions.map((reaction) => reaction.name);
  metrics.collect(async (set) => {
    set('kloak_problems', { service: name }, problems().length);
    set('kloak_warnings', { service: name }, warnings().length);
    set('kloak_damaged', { service: name }, store.damaged());
  });
  metrics.collect(async (set) => {
    for (const { what, source, lane, commits } of await lagOf(runtime, service))
      set('kloak_commits_behind', { service: name, what, source, lane: String(lane) }, commits);
  });
  metrics.collect(async (set) => {
    const [parked, waiting] = await Promise.all([store.jobs.parked(undefined, 1), store.jobs.waiting(reactions)]);
    set('kloak_jobs_parked', { service: name }, parked.total);
    set('kloak_jobs_waiting', { service: name }, waiting.count);
    if (waiting.since !== undefined) set('kloak_jobs_oldest_age_seconds', { service: name }, Math.max(0, (now().getTime() - Date.parse(waiting.since)) / 1000));
  });
}
