import { CreateBucketCommand, HeadBucketCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { Refusal, unavailable } from '../../errors.ts';
import { badRange, blobChanged, noBlob, silenceMs } from '../../ports/shared/blob-rules.ts';

export type S3Settings = { endpoint: string; region: string; bucket: string; accessKey: string; secretKey: string };

/** The S3 client with its health: what it throws is ours already. */
export type Bucket = {
  name: string;
  client: S3Client;
  /** Asks S3; turns what it answers into refusals. */
  ask<T>(question: (client: S3Client) => Promise<T>): Promise<T>;
  /** The refusal for a request that S3 did not answer as it should; has the bucket looked at, which decides whether it is a problem. */
  doubt(): Refusal;
  problems(): string[];
  close(): void;
};

const retryMs = 2000;
const ignore = () => undefined;

/** Opens the bucket; makes it, private, when it is not there. Where S3 is away it goes on trying and says so in its problems. */
export async function openBucket({ endpoint, region, bucket, accessKey, secretKey }: S3Settings): Promise<Bucket> {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    forcePathStyle: true,
    maxAttempts: 3,
    // A stream cannot be hashed before it is sent; what S3 insists on it still gets.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    logger: { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore },
    requestHandler: { connectionTimeout: 3000, requestTimeout: silenceMs, throwOnRequestTimeout: true },
  });
  let fault: string | undefined;
  let checking: NodeJS.Timeout | undefined;

  const check = async () => {
    try {
      await ensureBucket(client, bucket);
      fault = undefined;
    } catch (error) {
      fault = error instanceof Error ? error.message : String(error);
      checking = setTimeout(check, retryMs).unref();
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

/** What S3's answer means to us; nothing when it is away or not itself. */
function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  switch (statusOf(error)) {
    case 404:
      return noBlob();
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
