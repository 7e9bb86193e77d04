// Costs of actions: CPU and commits by `npm run bench -- costs` (28 November 2026, 2 cores, one process of each kind), queries by docs/queries.md. How often
// a member does something is assumed.
import type { Action, Capacities } from './capacity.ts';
import type { Followers } from './simulate.ts';

/** `wholeMs`: CPU of the one process of the embedded platform, with its store and its rendering. */
type MeasuredAction = Action & { wholeMs: number };

export const actions = {
  visit: {
    perDay: 5,
    wholeMs: 9.8,
    cpuMs: { gateway: 23, identity: 3, social: 8.3, media: 12, chat: 2.2, groups: 2.7, notification: 6.2 },
    commits: {},
    queries: 20,
  },
  'twenty pictures': {
    perDay: 10,
    wholeMs: 14,
    cpuMs: { gateway: 46, identity: 0.7, social: 2.8, media: 4.6, billing: 0.6 },
    commits: {},
    queries: 20,
  },
  heart: {
    perDay: 5,
    wholeMs: 6.7,
    cpuMs: { gateway: 3.8, identity: 3.1, social: 26, media: 3.8, chat: 2.7, groups: 3, notification: 15, billing: 0.5 },
    commits: { social: 1 },
    queries: 20,
  },
  comment: {
    perDay: 1,
    wholeMs: 5.1,
    cpuMs: { gateway: 3.9, identity: 2.8, social: 31, media: 4.3, chat: 3.1, groups: 3.5, notification: 19, billing: 0.4 },
    commits: { social: 1 },
    queries: 20,
  },
  message: {
    perDay: 10,
    wholeMs: 3.6,
    cpuMs: { gateway: 3.7, social: 2.8, media: 2.6, chat: 25, groups: 0.1, notification: 4, billing: 0.1 },
    commits: { chat: 1 },
    queries: 16,
  },
  photograph: {
    perDay: 3,
    wholeMs: 440,
    cpuMs: { gateway: 19, identity: 2, social: 47, media: 320, transcoding: 520, chat: 23, groups: 52, notification: 95 },
    commits: { media: 11, transcoding: 3 },
    queries: 170,
    bytes: 4_400_000,
  },
} satisfies Readonly<Record<string, MeasuredAction>>;

/** CPU of notification for one commit of media: its part of a photograph's 14 commits. */
const foldMs = 6.8;

/** Processes that follow media's log. The delivery by Kafka is assumed. */
export const followers: Pick<Followers, 'foldMs' | 'deliveryMs'> = { foldMs, deliveryMs: 20 };

/** Assumed of the document store; a process that follows four logs asks each of their lanes every three seconds. */
export const capacities: Capacities = { queriesPerShard: 20_000, laneCommits: 1000 / foldMs, idleQueriesPerFollower: 4 / 3 };
