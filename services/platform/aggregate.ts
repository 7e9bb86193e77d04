// The rules of one kind of stream, and where its streams stand.
/** An event of a domain: the message's name and its fields. */
export type DomainEvent = { type: string; data: object };

/** Which stream: its id among those of its aggregate, and the member, group, room or pair it belongs to, which chooses the lane. */
export type StreamPlace = { id: string; home: string };

/**
 * The kind of streams one rule guards. `evolve` is pure, never throws and passes over what it does not know. `reads: 'last'` means that
 * each event carries the running state, so that only the newest commit with events is read; a number, that one of so many newest commits does, and
 * those after it tell what changed since: what comes before it tells `evolve` nothing.
 */
export type Rules<State, Event extends DomainEvent> = {
  /** The first part of its streams' names, `{name}:{id}`: it stands in the log and never changes. */
  name: string;
  initial: State;
  evolve(state: State, event: Event): State;
  reads: 'all' | 'last' | number;
  /** Raised when `evolve` makes another state of the same events, from 1: an older build then decides no more on what this one wrote. What events hold tells itself. */
  evolveVersion?: number;
};

/** One stream, with the rules that it follows. */
export type Stream<State, Event extends DomainEvent> = { rules: Rules<State, Event>; name: string; home: string };

export type Aggregate<State, Event extends DomainEvent, Facts> = Rules<State, Event> & {
  /** The stream of a thing, by what the domain knows of it. */
  of(facts: Facts): Stream<State, Event>;
};

/** Pure: what happened, in full, or none; or throws a Refusal. */
export type Decision<State, Event> = (state: State) => Event[];

/** The one place that says which stream a thing has and which lane that is in: a wrong home would silently be another lane. */
export function aggregate<State, Event extends DomainEvent, Facts>({
  stream,
  ...rules
}: Rules<State, Event> & { stream(facts: Facts): StreamPlace }): Aggregate<State, Event, Facts> {
  return {
    ...rules,
    of(facts) {
      const { id, home } = stream(facts);
      return { rules, name: `${rules.name}:${id}`, home };
    },
  };
}
