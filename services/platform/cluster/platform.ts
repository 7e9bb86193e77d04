import type { Platform } from '../platform.ts';
import type { ReportDefect } from '../wire/rpc-answer.ts';
import { s3Blobs } from './blobs/blobs.ts';
import { kafkaBus } from './bus/bus.ts';
import { redisCache } from './cache/cache.ts';
import { redisLive } from './live/live.ts';
import { smtpMail } from './mail/mail.ts';
import { grpcRpc } from './rpc/rpc.ts';
import { clusterStore } from './store/store.ts';

export type ClusterSettings = {
  mongoUrl: string;
  /** Begins the names of all databases, and of all keys and channels in Redis: installations that share servers differ by it. */
  databasePrefix: string;
  /** `host:port` of each. */
  brokers: string[];
  topicPrefix: string;
  redisUrl: string;
  s3: { endpoint: string; region: string; bucket: string; accessKey: string; secretKey: string };
  /** service → `host:port` of its rpcs. */
  addresses: Record<string, string>;
  /** `host:port` where this process serves its own. */
  listen: string;
  /** The secret that all processes of the installation share. */
  serviceKey: string;
  /** What this process is called by the others. */
  target: string;
  /** Lanes of new logs, and partitions of their topics. */
  lanes: number;
  smtpUrl: string;
  mailFrom: string;
  /** Told of defects in handlers. */
  report?: ReportDefect;
};

/** Everything from servers that many processes share. Refuses, unavailable, when the bucket cannot be reached; the others may come later. */
export async function openCluster(settings: ClusterSettings): Promise<Platform> {
  const { mongoUrl, databasePrefix, brokers, topicPrefix, redisUrl, addresses, listen, serviceKey, target, lanes, smtpUrl, mailFrom, report } = settings;
  const redis = { redisUrl, prefix: databasePrefix };
  await using opening = new AsyncDisposableStack();
  const keep = <Part extends { close(): Promise<void> }>(part: Part): Part => opening.adopt(part, () => part.close());
  const platform = {
    openStore: clusterStore({ mongoUrl, databasePrefix }),
    lanes,
    rpc: keep(grpcRpc({ addresses, listen, serviceName: target, serviceKey, report })),
    bus: keep(await kafkaBus({ brokers, lanes, topicPrefix })),
    blobs: keep(await s3Blobs(settings.s3)),
    live: keep(redisLive(redis)),
    cache: keep(redisCache(redis)),
    mail: smtpMail({ smtpUrl, from: mailFrom }),
  };
  const opened = opening.move();
  return { ...platform, close: () => opened.disposeAsync() };
}
