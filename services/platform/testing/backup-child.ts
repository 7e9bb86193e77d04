// The process that backup.test.ts kills: it backs a folder up.
import { backUp } from '../embedded/backup/backup.ts';
import { printNow } from './print-now.ts';

const [, , dataDir = '', folder = ''] = process.argv;
printNow('begins');
await backUp({ dataDir, folder, verify: false, anyway: false });
