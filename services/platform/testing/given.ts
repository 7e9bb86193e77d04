import type { Decision, DomainEvent, Rules } from '../aggregate.ts';
import { Refusal } from '../errors.ts';

/** Domain tests as sentences: `given(connection, [requested]).when(accept(facts)).then([accepted])`; `thenRefuses(code)` for a refusal. */
export function given<State, Event extends DomainEvent>({ evolve, initial }: Rules<State, Event>, events: Event[] = []) {
  const state = events.reduce(evolve, initial);
  return {
    when(decision: Decision<State, Event>) {
      const decide = (): Event[] => decision(state);
      return {
        /** Exactly these events. */
        then(expected: Event[]): void {
          expect(decide()).toEqual(expected);
        },
        /** Expects exactly this refusal and, if given, its text. */
        thenRefuses(code: string, message?: string): void {
          let thrown: unknown;
          try {
            decide();
          } catch (error) {
            thrown = error;
          }
          expect(thrown).toBeInstanceOf(Refusal);
          expect(thrown).toMatchObject(message === undefined ? { code } : { code, message });
        },
      };
    },
    /** The state that these events make. */
    state,
  };
}
