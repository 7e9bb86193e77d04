import { CreateBucketCommand, HeadBucketCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { Refusal, unavailable } from '../../errors.ts';
import { badRange, blobChanged, idleTimeoutMs, noBlob } from '../../ports/shared/blob-rules.ts';

/** `connections`: limit at the same time, by default 50; further requests wait. */
export type S3Settings = { endpoint: string; region: string; bucket: string; accessKey: string; secretKey: string; connections?: number };

/** The S3 client and its health. It throws refusals, not errors of the SDK. */
export type Bucket = {
  name: string;
  client: S3Client;
  /** Sends a request to S3; its errors become refusals. */
  ask<T>(question: (client: S3Client) => Promise<T>): Promise<T>;
  /** Refusal for an unexpected answer of S3. Also checks the bucket, which decides if the platform has a problem. */
  doubt(): Refusal;
  problems(): string[];
  close(): void;
};

const retryEveryMs = 2000;
const ignore = () => undefined;

/** Opens the bucket; creates it, private, if missing. While S3 is unavailable it keeps trying, and its problems report it. */
export async function openBucket({ endpoint, region, bucket, accessKey, secretKey, connections = 50 }: S3Settings): Promise<Bucket> {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    forcePathStyle: true,
    maxAttempts: 3,
    // A checksum of a stream cannot be computed before it is sent: it is added only if S3 requires it.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    logger: { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore },
    requestHandler: {
      connectionTimeout: 3000,
      requestTimeout: idleTimeoutMs,
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets: connections },
      httpsAgent: { maxSockets: connections },
    },
  });
  let fault: string | undefined;
  let checking: NodeJS.Timeout | undefined;

  const check = async () => {
    try {
      await ensureBucket(client, bucket);
      fault = undefined;
    } catch (error) {
      fault = error instanceof Error ? error.message : String(error);
      checking = setTimeout(check, retryEveryMs).unref();
      return;
    }
    checking = undefined;
  };
  const doubt = () => {
    checking ??= setTimeout(check, 0).unref();
    return unavailable('Storage');
  };

  await check();
  return {
    name: bucket,
    client,
    doubt,
    async ask(question) {
      try {
        return await question(client);
      } catch (error) {
        throw refusalOf(error) ?? doubt();
      }
    },
    problems: () => (fault === undefined ? [] : [`blobs: ${endpoint} does not answer: ${fault}`]),
    close() {
      clearTimeout(checking);
      client.destroy();
    },
  };
}

async function ensureBucket(client: S3Client, bucket: string): Promise<void> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }));
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
    await client.send(new CreateBucketCommand({ Bucket: bucket })).catch((fault) => {
      if (!['BucketAlreadyOwnedByYou', 'BucketAlreadyExists'].includes(fault.name)) throw fault;
    });
  }
}

/** Refusal for S3's answer; undefined if S3 itself has a fault. */
function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  switch (statusOf(error)) {
    case 404:
      return noBlob();
    // Another writer changes this object right now.
    case 409:
    case 412:
      return blobChanged();
    case 416:
      return badRange();
    default:
      return undefined;
  }
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}
