import type { Consumer } from './follower.ts';
import { digest } from './keys.ts';
import type { Bus } from './ports/bus.ts';
import type { Job, Store, View } from './ports/store.ts';
import type { Progress } from './progress.ts';
import { seenEvents } from './seen.ts';
import type { Reaction } from './service.ts';
import { viewKey } from './view-index.ts';

export function viewConsumer(store: Store, progress: Progress, view: View): Consumer {
  return {
    name: `view:${viewKey(view)}`,
    sources: Object.keys(view.reads),
    async cursor(source, lane) {
      const cursor = (await store.views.cursors(view, source)).get(lane) ?? 0;
      progress.note(view, source, lane, cursor);
      return cursor;
    },
    async take(source, lane, commits) {
      try {
        await store.views.fold(view, source, lane, commits);
        progress.noteStill(view, source, lane, false);
      } catch (error) {
        progress.noteStill(view, source, lane, true);
        throw error;
      }
      progress.note(view, source, lane, commits.at(-1)?.seq ?? 0);
    },
  };
}

/** Plans the jobs of all reactions: one for each event they follow, known by (event, reaction). */
export function planningConsumer(store: Store, reactions: readonly Reaction[], planned: () => void): Consumer {
  return {
    name: 'reactions',
    sources: [...new Set(reactions.map((reaction) => reaction.source))],
    async cursor(source, lane) {
      return (await store.jobs.cursors(source)).get(lane) ?? 0;
    },
    async take(source, lane, commits) {
      const erased = await store.erased.among([...new Set(commits.flatMap((commit) => commit.who))]);
      const jobs = commits.flatMap((commit) =>
        seenEvents(source, commit, erased).flatMap((event) =>
          reactions
            .filter((reaction) => reaction.source === source && reaction.on.includes(event.type))
            .map(
              (reaction): Job => ({
                id: digest(source, lane, event.seq, event.index, reaction.name),
                reaction: reaction.name,
                dueAt: event.at,
                attempts: 0,
                event,
              }),
            ),
        ),
      );
      await store.jobs.plan(jobs, { source, lane, seq: commits.at(-1)?.seq ?? 0 });
      if (jobs.length > 0) planned();
    },
  };
}

/**
 * [Note: The relay keeps no cursor] Sending to the bus only saves time: whoever follows fills gaps from the log and compares tails every
 * 5 s. So a new keeper of a lane begins shortly before its tail, and repeats are dropped by those who follow.
 */
export function relayConsumer(service: string, store: Store, bus: Bus): Consumer {
  return {
    name: 'relay',
    sources: [service],
    async cursor(_source, lane) {
      return Math.max(0, ((await store.log.tails()).get(lane) ?? 0) - 100);
    },
    take: (source, lane, commits) => bus.publish(source, lane, commits),
  };
}
