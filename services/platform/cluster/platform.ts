import type { Blobs } from '../ports/blobs.ts';
import type { Platform } from '../ports/platform.ts';
import { pushSender } from '../ports/shared/push-sender.ts';
import type { SmtpServer } from '../ports/shared/smtp.ts';
import { noBlobs, unreadableBlobs } from '../sealed/without-keys.ts';
import { processMaster, withWrappedSecrets } from '../sealed/wrapped-secrets.ts';
import type { ReportDefect } from '../trust/answer-call.ts';
import { type KeySettings, readServiceKeys } from '../trust/service-keys.ts';
import type { TransportSettings } from '../trust/transport.ts';
import type { S3Settings } from './blobs/client.ts';
import { type BrokerAccess, kafkaBus } from './bus/bus.ts';
import { redisCache } from './cache/cache.ts';
import { redisLive } from './live/live.ts';
import { smtpMail } from './mail/mail.ts';
import { grpcRpc } from './rpc/rpc.ts';
import { redisSecurityLog } from './security-log/security-log.ts';
import { countExistingLanes } from './store/lanes.ts';
import { clusterStore } from './store/store.ts';

export type ClusterSettings = {
  mongoUrl: string;
  /** Limit of connections to the database for each service of this process. */
  mongoConnections?: number;
  /** Begins the names of all databases, and of all keys and channels in Redis: installations that share servers differ by it. */
  databasePrefix: string;
  /** `host:port` of each. */
  brokers: string[];
  topicPrefix: string;
  brokerAccess?: BrokerAccess;
  redisUrl: string;
  /** Only in processes that handle or remove blobs. */
  s3?: S3Settings;
  /** service → `host:port` of its rpcs. */
  addresses: Record<string, string>;
  /** `host:port` on which this process serves. */
  listen: string;
  /** The private key of this process, and the public keys of all. See [Note: Service keys]. */
  keys: KeySettings;
  transport?: TransportSettings;
  /** Format of `readMasterKeys`; only in processes that read or store blobs, the same for the whole installation. See [Note: Processes without keys]. */
  masterKey?: string;
  /** The one service that this process runs, or the gateway. */
  target: string;
  /** Number of partitions of logs and topics. By default that of the existing databases, and `lanesOfNew` for new ones. */
  lanes?: number | undefined;
  smtp: SmtpServer;
  mailFrom: string;
  /** See `PushSettings`. */
  pushLoopback?: boolean;
  /** Receives defects in handlers. */
  report?: ReportDefect;
};

/** Limit of processes that consume a log at the same time; its topic has as many partitions. */
const lanesOfNew = 64;

/** The S3 client is loaded only for processes with bytes: it takes a good part of a start. */
async function openBlobs({ s3, masterKey, target }: ClusterSettings): Promise<Blobs & { close(): Promise<void> }> {
  if (s3 === undefined) return { ...noBlobs(target), close: async () => {} };
  if (masterKey !== undefined) return (await import('./blobs/blobs.ts')).s3Blobs({ ...s3, masterKey });
  const { s3Objects } = await import('./blobs/objects.ts');
  const objects = await s3Objects(s3);
  return { ...unreadableBlobs(target, objects), close: objects.close };
}

/**
 * Opens the platform on servers that many processes share. Refuses, unavailable, if the bucket or the databases with the number of partitions cannot be
 * reached; other servers may follow later.
 */
export async function openCluster(settings: ClusterSettings): Promise<Platform> {
  const {
    mongoUrl,
    mongoConnections: connections,
    databasePrefix,
    brokers,
    brokerAccess,
    topicPrefix,
    redisUrl,
    addresses,
    listen,
    keys,
    transport,
    target,
    smtp,
    mailFrom,
    pushLoopback = false,
    report,
  } = settings;
  const lanes = settings.lanes ?? (await countExistingLanes({ mongoUrl, databasePrefix }, [target, ...Object.keys(addresses)])) ?? lanesOfNew;
  const redis = { redisUrl, prefix: databasePrefix };
  await using opening = new AsyncDisposableStack();
  const keep = <Part extends { close(): Promise<void> }>(part: Part): Part => opening.adopt(part, () => part.close());
  const platform = {
    openStore: withWrappedSecrets(
      clusterStore({ mongoUrl, databasePrefix, ...(connections !== undefined && { connections }) }),
      processMaster(keys.privateKey),
    ),
    lanes,
    rpc: keep(grpcRpc({ addresses, listen, serviceName: target, keys, transport, report })),
    bus: keep(await kafkaBus({ brokers, access: brokerAccess, lanes, topicPrefix, keys: readServiceKeys(target, keys) })),
    blobs: keep(await openBlobs(settings)),
    live: keep(redisLive(redis)),
    cache: keep(redisCache(redis)),
    mail: keep(smtpMail({ smtp, from: mailFrom })),
    webPush: pushSender({ allowsLoopback: pushLoopback }),
    securityLog: keep(redisSecurityLog(redis)),
  };
  const opened = opening.move();
  return { ...platform, close: () => opened.disposeAsync() };
}
