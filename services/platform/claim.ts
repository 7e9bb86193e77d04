// Unique values: a name, an address. [Note: Claims] A stream for each value records its holder, and all who want it meet there. The claim precedes the
// thing that uses it, so a request that dies between the two leaves an unused claim.
import type { Fault } from '@kloak/proto/rules/text/checked.ts';
import { type Aggregate, aggregate, type Decision, type DomainEvent, type StreamPlace } from './aggregate.ts';
import { refusalOf } from './errors.ts';

/** Id of the thing that holds it, and since when (ISO 8601 UTC); undefined without a holder. */
export type Claim = { holder: string; at: string } | undefined;
type ActiveClaim = NonNullable<Claim>;

/** No request lives as long. */
const staleMs = 10 * 60 * 1000;

/** True if an unused claim may be taken over, because its request cannot run any more. */
export function isStale(claim: Claim, now: Date): boolean {
  return claim !== undefined && now.getTime() - Date.parse(claim.at) > staleMs;
}

const isSame = (claim: Claim, seen: Claim) => claim?.holder === seen?.holder && claim?.at === seen?.at;

/** `facts` identify the value. */
export type Claimable<Event extends DomainEvent, Facts> = Aggregate<Claim, Event, Facts> & {
  /**
   * Claims a free value, or one whose claim `seen` may be taken over or renewed. A repeat by the holder changes nothing. Refuses: 409 for another's
   * value.
   */
  claim(facts: Facts, wanted: ActiveClaim, seen?: Claim): Decision<Claim, Event>;
  /** Releases it. No-op if another thing holds it or, with a time, since another moment. */
  release(facts: Facts, held: { holder: string; at?: string | undefined }): Decision<Claim, Event>;
};

type ClaimDeclaration<Event, Facts> = {
  /** See `Rules`. */
  name: string;
  stream(facts: Facts): StreamPlace;
  claimed(wanted: ActiveClaim, facts: Facts): Event;
  released(holder: string, facts: Facts): Event;
  /** Claim after an event. */
  after(event: Event): Claim;
  taken: Fault;
};

/** The claims on one kind of things, in the words of their events. See [Note: Claims]. */
export function claimable<Event extends DomainEvent, Facts>({
  name,
  stream,
  claimed,
  released,
  after,
  taken,
}: ClaimDeclaration<Event, Facts>): Claimable<Event, Facts> {
  return {
    ...aggregate<Claim, Event, Facts>({ name, initial: undefined, reads: 'last', evolve: (_claim, event) => after(event), stream }),
    claim: (facts, wanted, seen) => (claim) => {
      // A value that was released in the meantime is free too.
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
