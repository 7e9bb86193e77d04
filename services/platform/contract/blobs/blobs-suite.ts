// Guarantees of both adapters of the blobs port.
import type { Blobs } from '../../ports/blobs.ts';
import { type BlobsBench, type BlobsClient, blobsClient } from '../../testing/blobs-client.ts';
import { formsSuite } from './forms-suite.ts';
import { objectsSuite } from './objects-suite.ts';
import { partsSuite } from './parts-suite.ts';
import { sendingSuite } from './sending-suite.ts';

/** Opens a platform's blobs for one test file; each file starts with fresh keys. */
export type OpenBlobs = () => Promise<{ blobs: Blobs; close(): Promise<void> }>;

export function blobsSuite(openBlobs: OpenBlobs): void {
  let opened: { blobs: Blobs; close(): Promise<void> } | undefined;
  let client: BlobsClient | undefined;
  let keys = 0;
  const run = Date.now().toString(36);
  beforeAll(async () => {
    opened = await openBlobs();
    client = await blobsClient(opened.blobs);
  });
  afterAll(async () => {
    await client?.close();
    await opened?.close();
  });
  const bench: BlobsBench = {
    blobs: () => opened?.blobs ?? closed(),
    client: () => client ?? closed(),
    key: (prefix) => `${prefix}/${run}/${++keys}.jpg`,
  };
  formsSuite(bench);
  objectsSuite(bench);
  partsSuite(bench);
  sendingSuite(bench);
}

function closed(): never {
  throw new Error('the blobs are not open');
}
