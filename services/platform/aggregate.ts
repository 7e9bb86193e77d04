// Rules of one kind of stream, and the places of its streams.
/** An event of a domain: the message's name and its fields. */
export type DomainEvent = { type: string; data: object };

/** Identifies a stream: its id within its aggregate, and the partition key, which chooses the partition. */
export type StreamPlace = { id: string; home: string };

/**
 * Rules of one kind of streams. `evolve` is pure, never throws and ignores unknown events. `reads: 'last'`: each event carries the whole state, so only
 * the newest commit with events is read. `reads: n`: one of the newest n commits holds a snapshot; older ones are not needed.
 */
export type Rules<State, Event extends DomainEvent> = {
  /** First part of its streams' names, `{name}:{id}`: logs contain it, so it never changes. */
  name: string;
  initial: State;
  evolve(state: State, event: Event): State;
  reads: 'all' | 'last' | number;
  /** Events that follow from the state after a decision's events, recorded in the same commit. Pure. */
  follows?(state: State): Event[];
  /**
   * Raised, from 1, if `evolve` computes another state from the same events: an older build then decides nothing more on this build's commits. The
   * content of events has a form of its own.
   */
  evolveVersion?: number;
};

/** One stream, with the rules that it follows. */
export type Stream<State, Event extends DomainEvent> = { rules: Rules<State, Event>; name: string; home: string };

export type Aggregate<State, Event extends DomainEvent, Facts> = Rules<State, Event> & {
  /** Stream of a thing, by the facts that the domain knows. */
  of(facts: Facts): Stream<State, Event>;
};

/** Pure: returns the resulting events, or none; or throws a Refusal. */
export type Decision<State, Event> = (state: State) => Event[];

/** Maps things to streams and partition keys, in one place: a wrong key would silently be another partition. */
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
