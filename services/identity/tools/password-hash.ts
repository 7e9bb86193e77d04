import { availableParallelism } from 'node:os';
import { hashesAtOnce, hashingTurns } from './hashing-turns.ts';

/** Longer than this nobody waits for a turn: a crowd of some dozens on a slow core, and within what a call may take. See [Note: Hashing in turn]. */
const maxWaitMs = 15_000;
const turns = hashingTurns({ atOnce: hashesAtOnce(availableParallelism()), maxWaitMs });
/** Of browsers that are known: who tries passwords from many networks must not keep members waiting at their own. */
const turnsOfKnown = hashingTurns({ atOnce: 1, maxWaitMs });

/** Loaded at the first sign-in: a start does not need it. */
const loadBcrypt = async () => (await import('bcrypt')).default;

/** Fits no password, and takes as long to find out. */
const hashOfNobody = (cost: number) => `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(53)}`;

/** bcrypt of a password of at most 72 bytes, in 2^cost rounds. Refuses: 503 `busy`. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const bcrypt = await loadBcrypt();
  return turns(cost, () => bcrypt.hash(password, cost));
}

/** Whether the password made the hash. Without a hash: no, after the time that this cost takes, so that nobody learns who has an account. Refuses: 503 `busy`. */
export async function matchesHash(password: string, hash: string | undefined, cost: number, isKnownBrowser = false): Promise<boolean> {
  const bcrypt = await loadBcrypt();
  const matches = await (isKnownBrowser ? turnsOfKnown : turns)(cost, () => bcrypt.compare(password, hash ?? hashOfNobody(cost)));
  return matches && hash !== undefined;
}
