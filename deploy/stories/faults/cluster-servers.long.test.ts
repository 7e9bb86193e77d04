import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@kloak/platform/testing/until.ts';
import { echoAll } from '../../real-servers/echo.ts';
import { expectSurvivors } from './own-cluster.ts';

const seconds = 20;
/** Copies of messages on the bus. */
const copies = 100;

expectSurvivors('two replicas of each process, under load, go on after what they stand on', {
  'the document server, restarted': ({ servers }) => servers.restart('mongo'),
  'S3, which answers 503': ({ servers }) => servers.refuseBytes(seconds),
  'S3, which breaks off in the middle of each body': ({ servers }) => servers.cutBytes(seconds),
  'Redis, killed and empty': ({ servers }) => servers.restart('redis'),
  'keepers that are paused': async ({ one }) => {
    const keepers = ['media', 'chat', 'identity'].map(one);
    for (const keeper of keepers) process.kill(keeper.pid(), 'SIGSTOP');
    await pause(seconds * 1000);
    for (const keeper of keepers) process.kill(keeper.pid(), 'SIGCONT');
  },
  'Kafka, with its data gone': ({ servers }) => servers.restart('kafka', { withoutData: true }),
  'Kafka, stopped for 60 s': ({ servers }) => servers.restart('kafka', { seconds: 60 }),
  'messages, doubled and delayed': async ({ servers, topicPrefix }) => {
    const echo = await echoAll(servers.env.KLOAK_KAFKA_BROKERS ?? '', topicPrefix);
    try {
      await until('messages to be doubled', () => echo.copied() >= copies);
    } finally {
      await echo.stop();
    }
  },
  'clocks, 30 s apart': async ({ one, shiftClock }) => {
    const off = Object.entries({ media: 15, chat: -15, identity: 15, gateway: -15 });
    for (const [name, by] of off) shiftClock(one(name), by);
    await pause(seconds * 1000);
    for (const [name] of off) shiftClock(one(name), 0);
  },
});
