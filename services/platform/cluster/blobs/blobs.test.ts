import { DeleteBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { blobsSuite } from '../../contract/blobs/blobs-suite.ts';
import { expectReplacing } from '../../contract/blobs/replacing-suite.ts';
import { expectKeysKept } from '../../contract/blobs/sealing-suite.ts';
import { testMasterKey } from '../../testing/master-key.ts';
import { onServers } from '../../testing/servers.ts';
import { s3Blobs } from './blobs.ts';
import { s3Objects } from './objects.ts';

onServers('blobs, on S3', ({ s3Endpoint: endpoint, s3Region: region, s3AccessKey: accessKey, s3SecretKey: secretKey }) => {
  blobsSuite(async () => {
    const bucket = `kloak-test-${Date.now()}`;
    const blobs = await s3Blobs({ endpoint, region, bucket, accessKey, secretKey, masterKey: testMasterKey });
    return {
      blobs,
      async close() {
        await blobs.close();
        const objects = await s3Objects({ endpoint, region, bucket, accessKey, secretKey });
        await objects.remove(await Array.fromAsync(objects.list('')));
        await objects.close();
        const client = new S3Client({ endpoint, region, forcePathStyle: true, credentials: { accessKeyId: accessKey, secretAccessKey: secretKey } });
        await client.send(new DeleteBucketCommand({ Bucket: bucket }));
        client.destroy();
      },
    };
  });

  it('take the place of the version that was meant alone', async () => {
    const objects = await s3Objects({ endpoint, region, bucket: `kloak-replaced-${Date.now()}`, accessKey, secretKey });
    await expectReplacing(objects);
    await objects.close();
  });

  it('have keys that are wrapped anew, mended and destroyed, and are sealed where they were not', async () => {
    const objects = await s3Objects({ endpoint, region, bucket: `kloak-keys-${Date.now()}`, accessKey, secretKey });
    await expectKeysKept(objects);
    await objects.close();
  });
});
