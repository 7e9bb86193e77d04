// What the gateway is handed: a platform like a service, and the running part of itself that holds the ready view `accounts`.
import type { Platform, Settings } from '@kloak/platform/platform.ts';
import type { Running } from '@kloak/platform/run.ts';
import type { Logger } from 'pino';

type HttpOptions = {
  /** 0 takes a free one. */
  port: number;
  host: string;
  /** How many proxies in front of us are ours: so many entries of `X-Forwarded-For` are believed. */
  trustedProxies: number;
  /** Request-rate limits; never quotas, sizes or access. */
  limits: boolean;
};

/** What `runServices([gateway], …)` answers, as far as the gateway uses it. */
export type RunningGateway = Pick<Running, 'client' | 'strictReader' | 'readPosition' | 'ensureSecret'>;

export type GatewayOptions = {
  platform: Pick<Platform, 'cache' | 'live' | 'blobs' | 'mail' | 'rpc'>;
  running: RunningGateway;
  settings: Pick<Settings, 'url'>;
  http: HttpOptions;
  /** Accounts whose sessions are worth nothing here, by id. */
  lockedAccounts: ReadonlySet<string>;
  /** Parses every answer by the contract before it leaves: for development and tests. A wrong answer is a defect. */
  checkAnswers: boolean;
  log: Logger;
  /** What keeps the services of this process (the gateway's view, too) from serving, in words. */
  problems: () => string[];
  /** What is not well and keeps nothing from serving. */
  warnings: () => string[];
  /** The built web app; absent, pages are served by somebody else. */
  webDir?: string;
};

export type Gateway = {
  address: { host: string; port: number };
  problems(): string[];
  /** Stops accepting, ends sockets, and waits a while for what is running. */
  close(): Promise<void>;
};
