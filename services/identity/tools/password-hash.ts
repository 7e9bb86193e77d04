import { availableParallelism } from 'node:os';
import { type HashRequest, hashConcurrency, hashQueue } from './hash-queue.ts';

const turns = hashQueue({ atOnce: hashConcurrency(availableParallelism()) });
/** A queue for known browsers, so that an attack from many networks does not delay members at their own devices. */
const turnsOfKnown = hashQueue({ atOnce: 1 });

/** Loaded at the first sign-in: a start does not need it. */
const loadBcrypt = async () => (await import('bcrypt')).default;

/** Fits no password, and takes as long to find out. */
const hashOfNobody = (cost: number) => `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(53)}`;

/** bcrypt of a password of at most 72 bytes. Refuses: 503 `busy`. */
export async function hashPassword(password: string, hashing: HashRequest): Promise<string> {
  const bcrypt = await loadBcrypt();
  return turns(hashing, () => bcrypt.hash(password, hashing.cost));
}

/** True if the password made the hash. Without a hash: false, after the same time, so that nobody learns who has an account. Refuses: 503 `busy`. */
export async function matchesHash(password: string, hash: string | undefined, hashing: HashRequest, isKnownBrowser = false): Promise<boolean> {
  const bcrypt = await loadBcrypt();
  const matches = await (isKnownBrowser ? turnsOfKnown : turns)(hashing, () => bcrypt.compare(password, hash ?? hashOfNobody(hashing.cost)));
  return matches && hash !== undefined;
}

/** Cost and deadline of a hash for this call. */
export const hashRequestOf = ({ settings, caller }: { settings: { passwordCost: number }; caller: { deadline: string } }): HashRequest => ({
  cost: settings.passwordCost,
  deadline: caller.deadline,
});
