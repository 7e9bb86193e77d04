// Process that seal-stored.test.ts kills: it seals stored blobs in small steps, and prints when it is done.
import { embeddedBlobs } from '../embedded/blobs/blobs.ts';
import { printNow } from './print-now.ts';

const blobs = await embeddedBlobs({ dataDir: process.argv[2] ?? '' });
printNow('begins');
for (let again = 0; again < 3; again += 1) await blobs.sealStored(60_000);
printNow('over');
