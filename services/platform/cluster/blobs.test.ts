import { blobsSuite } from '../contract/blobs-suite.ts';
import { onServers } from '../contract/servers.ts';
import { s3Blobs } from './blobs.ts';

onServers('blobs, on S3', (servers) => {
  blobsSuite(async () => {
    const blobs = await s3Blobs({
      endpoint: servers.s3Endpoint,
      region: servers.s3Region,
      bucket: `kloak-test-${Date.now()}`,
      accessKey: servers.s3AccessKey,
      secretKey: servers.s3SecretKey,
    });
    return { blobs, close: () => blobs.close() };
  });
});
