// Fixtures for the engine's suites on a folder: each with one of its own, removed afterwards.
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { openEmbedded } from '../../embedded/platform.ts';
import { runServices } from '../../run.ts';
import { changeEvents } from '../embedded-file.ts';
import { asItIs, type EngineFixture, runOf, testServices, testSettings } from './fixture.ts';

const log = pino({ level: process.env.KLOAK_TEST_LOG ?? 'silent' });

/** All services run in this process. */
export async function embeddedFixture(lanes: number): Promise<EngineFixture> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kloak-engine-'));
  return {
    lanes,
    async start(services, { bus = asItIs, rpc = asItIs, clock } = {}) {
      const platform = await openEmbedded({ dataDir, lanes, mailFrom: 'kloak@localhost' });
      const changed = { ...platform, bus: bus(platform.bus), rpc: rpc(platform.rpc) };
      const running = await runServices(services, { platform: changed, settings: testSettings, log, callable: testServices, clock });
      return runOf(running, async () => {
        await Promise.all(running.map((one) => one.stop()));
        await platform.close();
      });
    },
    async copyAside(service) {
      const [file, aside] = [join(dataDir, `${service}.db`), join(dataDir, `${service}.aside`)];
      await copyFile(file, aside);
      return () => copyFile(aside, file);
    },
    async damage(service, place, events) {
      const put = (text: string) => changeEvents(dataDir, service, place, text);
      const before = put(events);
      return async () => void put(before);
    },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}
