// Damage in a log: see [Note: Links of a log].
import type { Commit } from '../store.ts';
import { mayFollow, sumOf } from './links.ts';

/** A commit as it is stored. `sum`: checksum of its events; absent in commits of an older build. */
export type StoredFacts = Pick<Commit, 'lane' | 'seq' | 'version' | 'key' | 'at' | 'link'> & { events: string; sum?: number | undefined };

const maxFaults = 20;
const isDense = (before: StoredFacts, { lane, seq }: StoredFacts) => before.lane === lane && before.seq + 1 === seq;

const nameOf = ({ lane, seq }: StoredFacts) => `The commit ${seq} of lane ${lane}`;

/** Fault of a single commit, in words. */
function faultOfOne(facts: StoredFacts): string | undefined {
  return facts.sum === undefined || sumOf(facts.events) === facts.sum ? undefined : `${nameOf(facts)} is not as it was written.`;
}

/** The same with the previous commit in the log; undefined for the first one. */
export function faultOf(facts: StoredFacts, before: StoredFacts | undefined): string | undefined {
  const { lane, seq } = facts;
  const alone = faultOfOne(facts);
  if (alone !== undefined) return alone;
  if (before?.lane !== lane) return seq === 1 ? undefined : `The beginning of lane ${lane} is missing.`;
  if (!isDense(before, facts)) return `What stood before the commit ${seq} of lane ${lane} is missing.`;
  return mayFollow(before.link, facts) ? undefined : `${nameOf(facts)} does not follow the one before it.`;
}

/** Gathers findings, each once. */
export type LogDamage = {
  /** Checks commits that were read in the order of their partition, or a single one. */
  look(read: readonly StoredFacts[]): void;
  /** Replaces the previous findings by those of a check of everything. */
  replace(found: readonly string[]): void;
  words(): string[];
};

export function watchLogDamage(service: string): LogDamage {
  const faults = new Set<string>();
  const add = (fault: string | undefined) => {
    if (fault !== undefined && faults.size < maxFaults) faults.add(fault);
  };
  return {
    look(read) {
      for (const [at, facts] of read.entries()) add(at > 0 ? faultOf(facts, read[at - 1]) : faultOfOne(facts));
    },
    replace(found) {
      faults.clear();
      for (const fault of found) add(fault);
    },
    words: () => [...faults].map((fault) => `The log of ${service} is damaged. ${fault} Put a backup in its place, or take what still can be read of it.`),
  };
}
