import { mkdir } from 'node:fs/promises';
import type { Platform } from '../ports/platform.ts';
import { pushSender } from '../ports/shared/push-sender.ts';
import type { SmtpServer } from '../ports/shared/smtp.ts';
import { withWrappedSecrets } from '../sealed/wrapped-secrets.ts';
import type { ReportDefect } from '../trust/answer-call.ts';
import { openSealed } from './blobs/blobs.ts';
import { embeddedBus } from './bus/bus.ts';
import { embeddedCache } from './cache/cache.ts';
import { embeddedLive } from './live/live.ts';
import { embeddedMail } from './mail/mail.ts';
import { embeddedRpc } from './rpc/rpc.ts';
import { fileSecurityLog } from './security-log/security-log.ts';
import { diskRefusal } from './store/errors.ts';
import { lockFolder } from './store/lock.ts';
import { embeddedStore } from './store/store.ts';

export type EmbeddedSettings = {
  /** Folder that contains everything. */
  dataDir: string;
  /** See `BlobSettings`. */
  keysDir?: string;
  masterKey?: string;
  /** Number of partitions of a new log. */
  lanes?: number;
  /** Without it, mails are kept as files in `dataDir/outbox`. */
  smtp?: SmtpServer | undefined;
  mailFrom: string;
  /** See `PushSettings`. */
  pushLoopback?: boolean;
  /** Receives defects in handlers. */
  report?: ReportDefect;
};

/** A folder that we make is for our own user alone. */
async function makeFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw diskRefusal(error, dataDir) ?? error;
  }
}

/** Opens everything in one process on one folder, with nothing to install, locked until it is closed. Refuses a folder that another process uses. */
export async function openEmbedded({
  dataDir,
  keysDir,
  masterKey,
  lanes = 1,
  smtp,
  mailFrom,
  pushLoopback = false,
  report,
}: EmbeddedSettings): Promise<Platform> {
  await makeFolder(dataDir);
  // Locked before anything else: opening blobs removes the remains of a killed process.
  const lock = lockFolder(dataDir);
  const { blobs, masters } = await openSealed({ dataDir, keysDir, masterKey }).catch((error: unknown) => {
    lock.release();
    throw error;
  });
  const rpc = embeddedRpc({ report });
  const securityLog = fileSecurityLog({ dataDir });
  const mail = embeddedMail({ dataDir, from: mailFrom, smtp });
  return {
    openStore: withWrappedSecrets(embeddedStore({ dataDir, lock }), masters),
    lanes,
    bus: embeddedBus(),
    rpc,
    blobs,
    live: embeddedLive(),
    cache: embeddedCache(),
    mail,
    webPush: pushSender({ allowsLoopback: pushLoopback }),
    securityLog,
    async close() {
      await mail.close();
      await securityLog.close();
      await rpc.close();
      lock.release();
    },
  };
}
