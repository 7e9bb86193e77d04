// The port of the security log: who signed in, what was refused and what admins did. No body, query, name, mail address or token is in it.
import { dayMs } from '@kloak/proto/rules/durations.ts';
import type { SecurityAct } from '@kloak/proto/rules/people/security-acts.ts';
import type { Page } from './store.ts';

export type SecurityNote = {
  /** ISO, UTC. */
  at: string;
  act: SecurityAct;
  /** In whose session. */
  account?: string;
  /** The network address that it came from, where that can be told. */
  from?: string;
  requestId: string;
  /** Of the refusal. */
  code?: string;
  /** Of the contract, or the area that answered. */
  path: string;
};

export type SecurityEntry = SecurityNote & { id: string };

/** Network addresses are kept for so long at most. */
export const securityKeptMs = 30 * dayMs;

export type SecurityLog = {
  /** Resolves once it is written. Refuses: 503 `unavailable`. */
  append(note: SecurityNote): Promise<void>;
  /** At most `limit` entries, the newest first; `before` is the `next` of the page before. Refuses: 400 `bad-cursor`, 503 `unavailable`. */
  newest(limit: number, before?: string): Promise<Page<SecurityEntry>>;
  /** That its last entry could not be written, in words. */
  problems(): string[];
};
