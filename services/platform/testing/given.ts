import { Refusal } from '../errors.ts';
import type { Aggregate, Decision, DomainEvent } from '../service.ts';

/** Domain tests as sentences: `given(pair, [requested]).when((state) => accept(state, …)).then([accepted])`. */
export function given<State, Event extends DomainEvent>(aggregate: Aggregate<State, Event>, events: Event[] = []) {
  const state = events.reduce(aggregate.evolve, aggregate.initial);
  return {
    when(decision: Decision<State, Event>) {
      const decide = (): Event[] => {
        const decided = decision(state);
        return Array.isArray(decided) ? decided : decided.events;
      };
      return {
        /** Exactly these events. */
        then(expected: Event[]): void {
          expect(decide()).toEqual(expected);
        },
        /** Exactly this refusal, and, where given, its words. */
        thenRefuses(code: string, message?: string): void {
          let thrown: unknown;
          try {
            decide();
          } catch (error) {
            thrown = error;
          }
          expect(thrown).toBeInstanceOf(Refusal);
          expect(thrown).toMatchObject({ code, ...(message !== undefined && { message }) });
        },
      };
    },
    /** The state that these events make. */
    state,
  };
}
