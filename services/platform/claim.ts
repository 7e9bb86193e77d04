// What one alone can have: a name, an address. [Note: Claims] Who has it is said by a stream of its own, in which all who want it meet. It is claimed
// before the thing that is called so begins, or is called so: a request that dies between the two leaves a claim that came to nothing.
import type { Fault } from '@kloak/proto/rules/text/checked.ts';
import { type Aggregate, aggregate, type Decision, type DomainEvent, type StreamPlace } from './aggregate.ts';
import { refusalOf } from './errors.ts';

/** Which thing holds it, since when (ISO 8601 UTC); none: undefined. */
export type Claim = { holder: string; at: string } | undefined;
type Held = NonNullable<Claim>;

/** No request lives as long. */
const staleMs = 10 * 60 * 1000;

/** Whether a claim that came to nothing may be taken over: whoever made it does so no more. */
export function isStale(claim: Claim, now: Date): boolean {
  return claim !== undefined && now.getTime() - Date.parse(claim.at) > staleMs;
}

const isSame = (claim: Claim, seen: Claim) => claim?.holder === seen?.holder && claim?.at === seen?.at;

/** `facts` say what is claimed. */
export type Claimable<Event extends DomainEvent, Facts> = Aggregate<Claim, Event, Facts> & {
  /** Claims what is free, or held by a claim that may be taken over or renewed: `seen`. Who holds it already has it. Refuses: 409 what is another's. */
  claim(facts: Facts, wanted: Held, seen?: Claim): Decision<Claim, Event>;
  /** Lets it go. Nothing where it is held by another, or, with a time, since another. */
  release(facts: Facts, held: { holder: string; at?: string | undefined }): Decision<Claim, Event>;
};

type Words<Event, Facts> = {
  /** See `Rules`. */
  name: string;
  stream(facts: Facts): StreamPlace;
  claimed(wanted: Held, facts: Facts): Event;
  released(holder: string, facts: Facts): Event;
  /** What an event leaves. */
  after(event: Event): Claim;
  taken: Fault;
};

/** The claims on one kind of things, in the words of their events. See [Note: Claims]. */
export function claimable<Event extends DomainEvent, Facts>({ name, stream, claimed, released, after, taken }: Words<Event, Facts>): Claimable<Event, Facts> {
  return {
    ...aggregate<Claim, Event, Facts>({ name, initial: undefined, reads: 'last', evolve: (_claim, event) => after(event), stream }),
    claim: (facts, wanted, seen) => (claim) => {
      // What was let go meanwhile is free, too.
      if (claim === undefined || isSame(claim, seen)) return [claimed(wanted, facts)];
      if (claim?.holder === wanted.holder) return [];
      throw refusalOf(taken);
    },
    release:
      (facts, { holder, at }) =>
      (claim) =>
        claim?.holder === holder && (at === undefined || claim.at === at) ? [released(holder, facts)] : [],
  };
}
