// Small services, aggregates and operations for the tests of the engine: event types of the protos, invented rules.
import { randomUUID } from 'node:crypto';
import type { SocialEvent } from '@kloak/proto/types/social.ts';
import { aggregate } from '../../aggregate.ts';
import { laneOf } from '../../codec/keys.ts';
import type { Ctx } from '../../context.ts';
import { contextOfCall } from '../../engine/context.ts';
import type { Operation } from '../../engine/operation.ts';
import { unavailable } from '../../errors.ts';
import type { Bus } from '../../ports/bus.ts';
import type { StrictView, View } from '../../ports/store.ts';
import type { Reaction, Sweep } from '../../reaction.ts';
import type { RunningService } from '../../run.ts';
import type { Service } from '../../service.ts';
import { emptyPosition, type Position } from '../../wire/position.ts';
import { foldTrail, fresh, plainReplay, readLane, type Trail, trailIds } from '../store/data.ts';

/** A fresh item for each partition, which is its own partition key. */
export function itemOfEachLane(lanes: number): string[] {
  const item = fresh('item');
  return Array.from({ length: lanes }, (_, lane) => {
    for (let at = 0; ; at += 1) if (laneOf(`${item}-${at}`, lanes) === lane) return `${item}-${at}`;
  });
}

type HeartEvent = Extract<SocialEvent, { type: 'HeartGiven' | 'HeartTaken' }>;
type CommentEvent = Extract<SocialEvent, { type: 'CommentSaved' }>;

/** Each event contains the whole state. An item is its own partition key. */
export const heart = aggregate<{ given: boolean }, HeartEvent, { item: string; who?: string }>({
  name: 'heart',
  initial: { given: false },
  evolve: (_state, event) => ({ given: event.type === 'HeartGiven' }),
  reads: 'last',
  stream: ({ item, who = 'w' }) => ({ id: `${item}:${who}`, home: item }),
});
/** All texts, in their order. */
export const talk = aggregate<string[], CommentEvent, { id: string; home: string }>({
  name: 'comment',
  initial: [],
  evolve: (state, event) => [...state, event.data.content],
  reads: 'all',
  stream: (place) => place,
});

export const give =
  (item: string, who = 'w') =>
  (state: { given: boolean }): HeartEvent[] =>
    state.given ? [] : [{ type: 'HeartGiven', data: { item, owner: 'o', who } }];
export const take =
  (item: string, who = 'w') =>
  (state: { given: boolean }): HeartEvent[] =>
    state.given ? [{ type: 'HeartTaken', data: { item, owner: 'o', who } }] : [];
export const commentEvent = (item: string, content: string, writer = 'w'): CommentEvent => ({
  type: 'CommentSaved',
  data: { comment: `c-${item}`, item, owner: 'o', writer, content, groupPost: null, mentioned: null },
});
export const say =
  (item: string, content: string, writer = 'w') =>
  (): CommentEvent[] => [commentEvent(item, content, writer)];

/** View of items, from social's log. Folds throw for names in `broken`. */
export function itemsView(name: string, version = 1, broken: ReadonlySet<string> = new Set()): StrictView<Trail> {
  return {
    strict: true,
    name,
    version,
    indexes: {},
    reads: { social: ['HeartGiven', 'HeartTaken', 'CommentSaved'] },
    ids: trailIds,
    fold(doc, event, id) {
      if (broken.has(id)) throw new Error(`the fold cannot bear ${id}`);
      return foldTrail(doc, event, id);
    },
    // Authors of texts are not stored: in these tests a text about its author begins with the author's name.
    redact: (doc, person) => ({ ...doc, said: doc.said.map((words) => (words.startsWith(`${person}:`) ? '' : words)) }),
  };
}

type TestServiceParts = { views?: View[]; reactions?: Reaction[]; sweeps?: Sweep[] };
export function testService(name: 'social' | 'media', { views = [], reactions = [], sweeps = [] }: TestServiceParts = {}): Service {
  return { name, rpcs: {}, views, reactions, sweeps };
}

export type TestCallOptions = { account?: string; key?: string; body?: string; position?: Position; what?: string };

/** A call in the name of an account, as the gateway makes it; with a key it may be made again. */
export function callOf(
  running: RunningService,
  { account = 'a', key, body = 'a body', position = emptyPosition, what = 'Test' }: TestCallOptions = {},
): { ctx: Ctx; operation: Operation } {
  const requestId = randomUUID();
  const deadline = new Date(Date.now() + 20_000).toISOString();
  const keyed = key === undefined ? { key: requestId, keyed: false } : { key, keyed: true, bodyHash: body };
  return contextOfCall(running.runtime, what, { account, from: 'gateway', position, requestId, deadline, ...keyed });
}

/** The documents that a plain replay of a service's whole log makes. */
export async function replayOf(owner: RunningService, view: View<Trail>) {
  const model = plainReplay(view);
  const { store } = owner.runtime;
  for (const lane of (await store.log.tails()).keys()) for (const commit of await readLane(store.log, lane)) model.take(owner.service, commit);
  return model;
}

/** Present documents of another service's view, without waiting for its folds. */
export function readTrails(running: RunningService, view: View<Trail>, items: string[]): Promise<Trail[]> {
  return running.runtime.store.views.reader(view).getMany(items);
}

/** A bus that delivers nothing, without reporting it. */
export const deadBus = (bus: Bus): Bus => ({ ...bus, publish: async () => {}, subscribe: async () => async () => {} });

/** Refuses commits and delivers nothing, like a bus with stopped servers. */
export const stoppedBus = (bus: Bus): Bus => ({
  ...bus,
  publish: () => Promise.reject(unavailable('The bus')),
  subscribe: async () => async () => {},
});

/** The same sequence of numbers, from 0 to below 1, for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
