// The process that seal-stored.test.ts kills: it seals what was stored, a little at a time, and says when it is over.
import { embeddedBlobs } from '../embedded/blobs/blobs.ts';
import { sayNow } from './say-now.ts';

const blobs = await embeddedBlobs({ dataDir: process.argv[2] ?? '' });
sayNow('begins');
for (let again = 0; again < 3; again += 1) await blobs.sealStored(60_000);
sayNow('over');
