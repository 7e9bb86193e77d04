import type { Tracing } from '../telemetry/tracing.ts';
import type { Blobs } from './blobs.ts';
import type { Bus } from './bus.ts';
import type { Cache } from './cache.ts';
import type { Live } from './live.ts';
import type { Mail } from './mail.ts';
import type { Payments } from './payments.ts';
import type { Rpc } from './rpc.ts';
import type { SecurityLog } from './security-log.ts';
import type { OpenStore } from './store.ts';

/** Everything a service needs from outside. There are two makers of it: embedded/ and cluster/. Nothing else asks which. */
export type Platform = {
  openStore: OpenStore;
  /** Lanes of a new log. */
  lanes: number;
  bus: Bus;
  rpc: Rpc;
  blobs: Blobs;
  live: Live;
  cache: Cache;
  mail: Mail;
  securityLog: SecurityLog;
  /** Absent where no provider is set: billing then has its sandbox. */
  payments?: Payments | undefined;
  /** Absent where no collector of traces is named. */
  tracing?: Tracing | undefined;
  close(): Promise<void>;
};

/** Settings that services read; made by deploy/config.ts. */
export type Settings = {
  /** Public address, without a slash at its end. */
  url: string;
  /** Where the gateway is reached from here, without a slash at its end; asked each time, since its port may be known late. */
  gatewayUrl(): string;
  /** The account that confirms this address becomes an admin. */
  adminEmail?: string;
  /** Whom visitors write to, by the legal pages. */
  contactEmail?: string | undefined;
  /** The payment provider's key for pages. */
  publishableKey?: string | undefined;
  /** Plans may be had by test cards where no payment provider is set. */
  sandbox: boolean;
  /** Who may open an account: anybody, or only who was invited. */
  registration: 'open' | 'invited';
  /** After which time without a sign of its member a session ends, in milliseconds; 0: never before its end. */
  sessionIdleMs: number;
  /** Of the free plan's vault, and of its largest file. */
  freeSpaceBytes: number;
  maxFileBytes: number;
  /** Processes that render photographs of one member; see [Note: Places to render]. */
  renderWorkers: number;
  /** Passwords are hashed in 2^this rounds of bcrypt. */
  passwordCost: number;
  /** Nobody signs in to the accounts of these addresses. */
  lockedAddresses: readonly string[];
};
