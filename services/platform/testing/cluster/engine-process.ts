// The other process of engine-processes.test.ts: it keeps media until it is killed.
import { pino } from 'pino';
import { openCluster } from '../../cluster/platform.ts';
import { runServices } from '../../run.ts';
import { testServices, testSettings } from '../engine/fixture.ts';
import { printNow } from '../print-now.ts';
import { type KeptTask, keptMedia } from './engine-process-task.ts';

const { settings }: KeptTask = JSON.parse(process.argv[2] ?? '');

const platform = await openCluster(settings);
const forever = new Promise<void>(() => {});
const media = keptMedia(async () => {
  printNow('runs');
  await forever;
});
await runServices([media], { platform, settings: testSettings, log: pino({ level: 'silent' }), callable: testServices });
printNow('ready');
