// Options of the gateway: a platform like a service, and the running part with the strict view `accounts`.
import type { CallerClient, CallerMeta } from '@kloak/platform/engine/caller-client.ts';
import type { Platform, Settings } from '@kloak/platform/ports/platform.ts';
import type { RunningService } from '@kloak/platform/run.ts';
import type { Logger } from 'pino';
import type { Speed } from './bytes/speed.ts';

type HttpOptions = {
  /** 0 takes a free one. */
  port: number;
  host: string;
  /** Number of own proxies: this many entries of `X-Forwarded-For` are trusted. */
  trustedProxies: number;
  /** Request-rate limits; never quotas, sizes or access. */
  limits: boolean;
  /** Minimum speed of uploads; default in `running-posts.ts`. */
  slowestPost?: Speed;
  /** Time limit for headers; default in `server.ts`. */
  maxHeadMs?: number;
};

/** Part of the result of `runServices([gateway], …)` that the gateway uses. */
type RunningView = Pick<RunningService, 'strictReader' | 'readPosition' | 'ensureSecret'>;
export type GatewayClient = CallerClient<'gateway'>;
/** The same with the rpcs that the gateway may call, in the name of one caller from outside. */
export type RunningGateway = RunningView & { client(meta: CallerMeta): GatewayClient };

export type GatewayOptions = {
  platform: Pick<Platform, 'cache' | 'live' | 'blobs' | 'mail' | 'rpc' | 'securityLog' | 'tracing'>;
  running: RunningView;
  settings: Pick<Settings, 'url' | 'registration' | 'contactEmail' | 'publishableKey'>;
  http: HttpOptions;
  /** Usernames of members to whom the chat is reported as under construction. */
  chatClosedTo?: readonly string[];
  /** Accounts whose sessions are worth nothing here, by id. */
  lockedAccounts: ReadonlySet<string>;
  /** Parses every answer by the contract before it leaves: for development and tests. A wrong answer is a defect. */
  checkAnswers: boolean;
  log: Logger;
  /** Faults that keep the services of this process (and the gateway's view) from serving. */
  problems: () => string[];
  /** Faults that do not keep the gateway from serving. */
  warnings: () => string[];
  /** Called for each request after its answer was sent or cut. */
  observe?: Observe;
  /** Built web app; absent if another server has the pages. */
  webDir?: string;
  /** `false`: browsers that have the service worker remove it. */
  worker?: boolean;
};

/** `route`: the path of the contract, or the area that answered. `stale`: see `Kloak-Stale`. */
export type Observe = (answered: { method: string; route: string; status: number; seconds: number; stale: boolean }) => void;

export type Gateway = {
  address: { host: string; port: number };
  problems(): string[];
  /** Number of open sockets. */
  sockets(): number;
  /** Reports not ready, and asks clients to connect elsewhere. */
  leave(): void;
  /** Stops accepting, ends sockets, and waits a limited time for running work. */
  close(): Promise<void>;
};
