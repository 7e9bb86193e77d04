// What the gateway is handed: a platform like a service, and the running part of itself that holds the ready view `accounts`.
import type { CallerClient, CallerMeta } from '@kloak/platform/engine/caller-client.ts';
import type { Platform, Settings } from '@kloak/platform/ports/platform.ts';
import type { Running } from '@kloak/platform/run.ts';
import type { Logger } from 'pino';
import type { Speed } from './bytes/speed.ts';

type HttpOptions = {
  /** 0 takes a free one. */
  port: number;
  host: string;
  /** How many proxies in front of us are ours: so many entries of `X-Forwarded-For` are believed. */
  trustedProxies: number;
  /** Request-rate limits; never quotas, sizes or access. */
  limits: boolean;
  /** How fast files must come at least; `running-posts.ts` says the usual. */
  slowestPost?: Speed;
  /** How long the head of a request may take to come; `server.ts` says the usual. */
  maxHeadMs?: number;
};

/** What `runServices([gateway], …)` answers, as far as the gateway uses it. */
type RunningView = Pick<Running, 'strictReader' | 'readPosition' | 'ensureSecret'>;
export type GatewayClient = CallerClient<'gateway'>;
/** The same with the rpcs that the gateway may call, in the name of one caller from outside. */
export type RunningGateway = RunningView & { client(meta: CallerMeta): GatewayClient };

export type GatewayOptions = {
  platform: Pick<Platform, 'cache' | 'live' | 'blobs' | 'mail' | 'rpc' | 'securityLog' | 'tracing'>;
  running: RunningView;
  settings: Pick<Settings, 'url' | 'registration' | 'contactEmail' | 'publishableKey'>;
  http: HttpOptions;
  /** Usernames of members who are told that the chat is under construction. */
  chatClosedTo?: readonly string[];
  /** Accounts whose sessions are worth nothing here, by id. */
  lockedAccounts: ReadonlySet<string>;
  /** Parses every answer by the contract before it leaves: for development and tests. A wrong answer is a defect. */
  checkAnswers: boolean;
  log: Logger;
  /** What keeps the services of this process (the gateway's view, too) from serving, in words. */
  problems: () => string[];
  /** What is not well and keeps nothing from serving. */
  warnings: () => string[];
  /** Is told of each request once its answer was sent or cut. */
  observe?: Observe;
  /** The built web app; absent, pages are served by somebody else. */
  webDir?: string;
};

/** `route`: the path of the contract, or the area that answered. `stale`: see `Kloak-Stale`. */
export type Observe = (answered: { method: string; route: string; status: number; seconds: number; stale: boolean }) => void;

export type Gateway = {
  address: { host: string; port: number };
  problems(): string[];
  /** How many sockets are open. */
  sockets(): number;
  /** From now on it is not ready, and tells whom it answers to connect elsewhere. */
  leave(): void;
  /** Stops accepting, ends sockets, and waits a while for what is running. */
  close(): Promise<void>;
};
