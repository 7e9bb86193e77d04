// Events for folds and reactions: their content, and their places in a log.
import type { Events, ServiceName } from '@kloak/proto/types/index.ts';

/** Place and origin of an event. */
export type EventMetadata<Source extends string = string> = {
  /** Service that owns the log. */
  source: Source;
  lane: number;
  seq: number;
  /** Its place within its commit, from 0. */
  index: number;
  stream: string;
  home: string;
  /** When the commit was decided, ISO 8601 UTC. */
  at: string;
  /** Link of its commit. */
  link?: string | undefined;
  /** In a job: how much of the event its planner knew. See [Note: Jobs of other builds]. */
  form?: number | undefined;
};

/** An event of one service in its place: the message's name and all its fields. */
export type EventOf<Source extends ServiceName> = EventMetadata<Source> & Events[Source];

/** The same, of one type. */
export type EventOfType<Source extends ServiceName, Type> = EventMetadata<Source> & Extract<Events[Source], { type: Type }>;

/** Any event of any service: `source` and `type` narrow `data`. */
export type RecordedEvent = { [Source in ServiceName]: EventOf<Source> }[ServiceName];

/** Names of event types by service. */
export type EventTypes = { readonly [Source in ServiceName]?: readonly string[] };

/** True if an event is of one of these types. */
export function isOfTypes(types: EventTypes, event: RecordedEvent): boolean {
  return types[event.source]?.includes(event.type) ?? false;
}

/** Services of these events, in a fixed order. */
export function sourcesOf(types: EventTypes): ServiceName[] {
  const isSource = (name: string): name is ServiceName => name in types;
  return Object.keys(types).filter(isSource).sort();
}
