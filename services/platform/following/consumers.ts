import { digest } from '../engine/keys.ts';
import type { RecordedEvent } from '../fold.ts';
import { bareEvent } from '../jobs/job-events.ts';
import type { Bus } from '../ports/bus.ts';
import { viewKey } from '../ports/shared/view-index.ts';
import type { Job, Store, View } from '../ports/store.ts';
import type { Reaction } from '../service.ts';
import { foldNext } from './fold-next.ts';
import type { Progress } from './progress.ts';
import { recordedEvents } from './recorded-events.ts';
import type { Consumer } from './subscription.ts';

export function viewConsumer(store: Store, progress: Progress, view: View): Consumer {
  return {
    name: `view:${viewKey(view)}`,
    sources: Object.keys(view.reads),
    async cursor(source, lane) {
      const cursor = (await store.views.cursors(view, source)).get(lane) ?? 0;
      progress.note(view, source, lane, cursor);
      return cursor;
    },
    handle: (source, lane, commits) => foldNext(store, progress, view, source, lane, commits),
  };
}

const nobody: ReadonlySet<string> = new Set();

function jobOf(reaction: Reaction, event: RecordedEvent): Job {
  const id = digest(event.source, event.lane, event.seq, event.index, reaction.name);
  return { id, reaction: reaction.name, dueAt: event.at, attempts: 0, event: bareEvent(event) };
}

/** Plans the jobs of all reactions: one for each event they follow, known by (event, reaction). */
export function planningConsumer(store: Store, reactions: readonly Reaction[], told: () => void): Consumer {
  const cursor = async (source: string, lane: number) => (await store.jobs.cursors(source)).get(lane) ?? 0;
  return {
    name: 'reactions',
    sources: [...new Set(reactions.map((reaction) => reaction.source))],
    cursor,
    async handle(source, lane, commits) {
      // A keeper that was stopped may come late with what others planned: those jobs are done, and their ids forgotten.
      const planned = await cursor(source, lane);
      const next = commits.filter(({ seq }) => seq > planned);
      const last = next.at(-1);
      if (!last) return;
      const jobs = next.flatMap((commit) =>
        recordedEvents(source, commit, nobody).flatMap((event) =>
          reactions.filter((reaction) => reaction.source === source && reaction.on.includes(event.type)).map((reaction) => jobOf(reaction, event)),
        ),
      );
      await store.jobs.plan(jobs, { source, lane, seq: last.seq });
      if (jobs.length > 0) told();
    },
  };
}

/** A new keeper of a lane begins so many commits before its tail. */
const relayedAgain = 100;

/**
 * [Note: The relay keeps no cursor] Sending to the bus only saves time: whoever follows fills gaps from the log and compares tails every
 * 5 s. So how far it came is kept in memory alone: a new keeper of a lane begins shortly before its tail, and repeats are dropped by
 * those who follow.
 */
export function relayConsumer(service: string, store: Store, bus: Bus): Consumer {
  const sent = new Map<number, number>();
  return {
    name: 'relay',
    sources: [service],
    bestEffort: true,
    async cursor(_source, lane) {
      return Math.max(sent.get(lane) ?? 0, ((await store.log.tails()).get(lane) ?? 0) - relayedAgain);
    },
    async handle(source, lane, commits) {
      await bus.publish(source, lane, commits);
      sent.set(lane, commits.at(-1)?.seq ?? 0);
    },
  };
}
