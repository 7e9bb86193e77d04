// Pushes about changes for open pages, by event.
import type { Change } from '@kloak/proto/rules/pushes/changes.ts';
import type { Events, ServiceName } from '@kloak/proto/types/index.ts';
import type { Audience, ReactionCtx } from './context.ts';
import type { EventOfType, RecordedEvent } from './event.ts';
import { type Reaction, type Runner, reaction } from './reaction.ts';

type Hearers = readonly string[] | Audience;

/** Members whose open pages are notified, and the changes. */
export type Announcement = { readonly to: Hearers; readonly changes: readonly Change[] };
type Announcements = Announcement | readonly Announcement[];

/** A method for the same reason as in `Runner`. */
type Announcer<Event> = { announce(event: Event, ctx: ReactionCtx): Announcements | Promise<Announcements> }['announce'];

/** Announcers by service and type of event. */
type Announcers = {
  readonly [Source in ServiceName]?: { readonly [Type in Events[Source]['type']]?: Announcer<EventOfType<Source, Type>> };
};

/** Pushes the same changes for each event; `toWhom` selects the members. */
export function pushingChanges<Event>(changes: readonly Change[], toWhom: (event: Event, ctx: ReactionCtx) => Hearers | Promise<Hearers>) {
  return async (event: Event, ctx: ReactionCtx): Promise<Announcement> => ({ to: await toWhom(event, ctx), changes });
}

const runnerOf =
  (announcer: Announcer<RecordedEvent>): Runner<RecordedEvent> =>
  async (ctx, event) => {
    const told = await announcer(event, ctx);
    for (const { to, changes } of 'to' in told ? [told] : told) ctx.pushChanges(to, changes);
  };

function mapValues<From, To>(values: { readonly [name: string]: From }, map: (value: From) => To): { [name: string]: To } {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}

/** A reaction that only pushes changes to open pages. Events before its first start are not pushed. */
export function announce({ name, on }: { readonly name: string; readonly on: Announcers }): Reaction {
  const bySource: { readonly [source: string]: { readonly [type: string]: Announcer<RecordedEvent> } } = on;
  return reaction({ name, from: 'now', atOnce: true, on: mapValues(bySource, (announcers) => mapValues(announcers, runnerOf)) });
}
