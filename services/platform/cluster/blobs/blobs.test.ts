import { DeleteBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { blobsSuite } from '../../contract/blobs/blobs-suite.ts';
import { onServers } from '../../testing/servers.ts';
import { s3Blobs } from './blobs.ts';

onServers('blobs, on S3', ({ s3Endpoint: endpoint, s3Region: region, s3AccessKey: accessKey, s3SecretKey: secretKey }) => {
  blobsSuite(async () => {
    const bucket = `kloak-test-${Date.now()}`;
    const blobs = await s3Blobs({ endpoint, region, bucket, accessKey, secretKey });
    return {
      blobs,
      async close() {
        await blobs.remove(await Array.fromAsync(blobs.list('')));
        await blobs.close();
        const client = new S3Client({ endpoint, region, forcePathStyle: true, credentials: { accessKeyId: accessKey, secretAccessKey: secretKey } });
        await client.send(new DeleteBucketCommand({ Bucket: bucket }));
        client.destroy();
      },
    };
  });
});
