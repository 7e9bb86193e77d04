// The port of the security log: sign-ins, refusals and acts of admins. Entries have no body, query, name, mail address or token.
import { dayMs } from '@kloak/proto/rules/durations.ts';
import type { SecurityAct } from '@kloak/proto/rules/people/security-acts.ts';
import type { Page } from './store.ts';

export type SecurityNote = {
  /** ISO, UTC. */
  at: string;
  act: SecurityAct;
  /** Account of the session. */
  account?: string;
  /** Network address of the client, if known. */
  from?: string;
  requestId: string;
  /** Code of the refusal. */
  code?: string;
  /** Path in the contract, or the area that answered. */
  path: string;
};

export type SecurityEntry = SecurityNote & { id: string };

/** Retention of network addresses. */
export const securityKeptMs = 30 * dayMs;

export type SecurityLog = {
  /** Resolves once it is written. Refuses: 503 `unavailable`. */
  append(note: SecurityNote): Promise<void>;
  /** At most `limit` entries, the newest first; `before` is the `next` of the page before. Refuses: 400 `bad-cursor`, 503 `unavailable`. */
  newest(limit: number, before?: string): Promise<Page<SecurityEntry>>;
  /** Reports in words that the last entry could not be written. */
  problems(): string[];
};
