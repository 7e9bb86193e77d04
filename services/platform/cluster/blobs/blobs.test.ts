import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DeleteBucketCommand, ListMultipartUploadsCommand, S3Client } from '@aws-sdk/client-s3';
import { blobsSuite } from '../../contract/blobs/blobs-suite.ts';
import { expectReplacing } from '../../contract/blobs/replacing-suite.ts';
import { expectKeysKept } from '../../contract/blobs/sealing-suite.ts';
import { blobsClient } from '../../testing/blobs-client.ts';
import { testMasterKey } from '../../testing/master-key.ts';
import { onServers } from '../../testing/servers.ts';
import { s3Blobs } from './blobs.ts';
import { openBucket } from './client.ts';
import { s3Objects } from './objects.ts';
import { abortStaleUploads, type PartSizes, partSizes } from './parts.ts';

/** The least that S3 takes. */
const partBytes = 5 * 1024 ** 2;
/** All objects are sent in parts; one below the part size is a single part. */
const inParts: PartSizes = { wholeBytes: -1, partBytes };

onServers('blobs, on S3', ({ s3Endpoint: endpoint, s3Region: region, s3AccessKey: accessKey, s3SecretKey: secretKey }) => {
  const settingsOf = (name: string) => ({ endpoint, region, bucket: `kloak-${name}-${Date.now()}`, accessKey, secretKey });

  describe.each([
    ['whole', partSizes],
    ['in parts', inParts],
  ])('%s', (_how, sizes) => {
    blobsSuite(async () => {
      const settings = settingsOf('test');
      const blobs = await s3Blobs({ ...settings, masterKey: testMasterKey }, sizes);
      return {
        blobs,
        async close() {
          await blobs.close();
          const objects = await s3Objects(settings);
          await objects.remove(await Array.fromAsync(objects.list('')));
          await objects.close();
          const client = new S3Client({ endpoint, region, forcePathStyle: true, credentials: { accessKeyId: accessKey, secretAccessKey: secretKey } });
          await client.send(new DeleteBucketCommand({ Bucket: settings.bucket }));
          client.destroy();
        },
      };
    });

    it('take the place of the version that was meant alone', async () => {
      const objects = await s3Objects(settingsOf('replaced'), sizes);
      await expectReplacing(objects);
      await objects.close();
    });
  });

  it('have keys that are wrapped anew, mended and destroyed, and are sealed where they were not', async () => {
    const objects = await s3Objects(settingsOf('keys'));
    await expectKeysKept(objects);
    await objects.close();
  });

  describe('of several parts', () => {
    const file = randomBytes(2 * partBytes + 100_000);
    const size = file.length;
    const open = async () => {
      const settings = settingsOf('parts');
      const [objects, bucket] = [await s3Objects(settings, inParts), await openBucket(settings)];
      const client = await blobsClient(objects);
      const uploads = () => bucket.ask(async (s3) => (await s3.send(new ListMultipartUploadsCommand({ Bucket: settings.bucket }))).Uploads ?? []);
      const close = async () => {
        await client.close();
        await objects.close();
        bucket.close();
      };
      return { objects, bucket, client, uploads, [Symbol.asyncDispose]: close };
    };
    const bytesOf = async ({ objects }: Awaited<ReturnType<typeof open>>, key: string) => {
      const opened = await objects.open(key, { headBytes: 0, rest: 'all' });
      const bytes = await buffer(opened.read(0, opened.facts.size - 1));
      await opened.close();
      return bytes;
    };

    it('are whole, posted or put', async () => {
      await using opened = await open();
      const { objects, client, uploads } = opened;
      const { fields } = await objects.form({ key: 'incoming/a', size, type: 'video/mp4', owner: 'anna', expiresInSeconds: 60 });
      expect(await client.post({ fields, file })).toMatchObject({ status: 204 });
      await objects.put('b', Readable.from([file]), { type: 'video/mp4', size });
      for (const key of ['incoming/a', 'b']) {
        expect((await bytesOf(opened, key)).equals(file)).toBe(true);
        expect(await objects.stat(key)).toMatchObject({ size, type: 'video/mp4' });
      }
      await expect(objects.put('b', Readable.from([file]), { type: 'video/mp4', size, replaces: '"other"' })).rejects.toMatchObject({ code: 'blob-changed' });
      expect(await uploads()).toEqual([]);
    });

    it('leave nothing where they break off or are more or fewer than announced', async () => {
      await using opened = await open();
      const { objects, client, uploads } = opened;
      const { fields } = await objects.form({ key: 'incoming/a', size, type: 'video/mp4', owner: 'anna', expiresInSeconds: 60 });
      await client.tear({ fields, file }, size - 50_000);
      expect(await client.post({ fields, file: file.subarray(1) })).toMatchObject({ status: 400 });
      await expect(objects.put('b', Readable.from([file]), { type: 'video/mp4', size: size + 1 })).rejects.toMatchObject({ code: 'wrong-size' });
      expect([await objects.stat('incoming/a'), await objects.stat('b')]).toEqual([undefined, undefined]);
      expect(await uploads()).toEqual([]);
    });

    it('that a killed process left are given up after eight days', async () => {
      await using opened = await open();
      const { objects, bucket, uploads } = opened;
      const hanging = Promise.withResolvers<Buffer>();
      const bytes = Readable.from([file.subarray(0, partBytes + 1), hanging.promise]);
      const putting = objects.put('b', bytes, { type: 'video/mp4', size }).catch((error: unknown) => error);
      while ((await uploads()).length === 0) await new Promise(setImmediate);
      await abortStaleUploads(bucket, new Date(Date.now() + 7.9 * 86_400_000));
      expect(await uploads()).toHaveLength(1);
      // A part may be on its way, which the server finishes first: each sweep tries again.
      do await abortStaleUploads(bucket, new Date(Date.now() + 8.1 * 86_400_000));
      while ((await uploads()).length > 0);
      hanging.reject(new Error('the camera is gone'));
      expect(await putting).toBeInstanceOf(Error);
    });
  });
});
