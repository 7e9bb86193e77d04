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
import type { WebPush } from './web-push.ts';

/** Everything that a service needs from outside. Two implementations: embedded/ and cluster/. Nothing else asks which. */
export type Platform = {
  openStore: OpenStore;
  /** Number of partitions of a new log. */
  lanes: number;
  bus: Bus;
  rpc: Rpc;
  blobs: Blobs;
  live: Live;
  cache: Cache;
  mail: Mail;
  webPush: WebPush;
  securityLog: SecurityLog;
  /** Absent without a provider: billing then uses its sandbox. */
  payments?: Payments | undefined;
  /** Absent without a collector of traces. */
  tracing?: Tracing | undefined;
  close(): Promise<void>;
};

/** Settings that services read; made by deploy/config.ts. */
export type Settings = {
  /** Public address, without a slash at its end. */
  url: string;
  /** URL of the gateway from here, without a slash at its end; read each time, since its port may be known late. */
  gatewayUrl(): string;
  /** The account that confirms this address becomes an admin. */
  adminEmail?: string;
  /** Contact for visitors, in the legal pages. */
  contactEmail?: string | undefined;
  /** The payment provider's key for pages. */
  publishableKey?: string | undefined;
  /** Plans can be bought with test cards if no payment provider is set. */
  sandbox: boolean;
  /** Rule for new accounts: anybody, or only with an invite. */
  registration: 'open' | 'invited';
  /** After which time without a sign of its member a session ends, in milliseconds; 0: never before its end. */
  sessionIdleMs: number;
  /** Limits of the free plan: its space, and its largest file. */
  freeSpaceBytes: number;
  maxFileBytes: number;
  /** Processes that render photographs of one member; see [Note: Places to render]. */
  renderWorkers: number;
  /** Passwords are hashed in 2^this rounds of bcrypt. */
  passwordCost: number;
  /** Addresses of accounts that cannot sign in. */
  lockedAddresses: readonly string[];
};
