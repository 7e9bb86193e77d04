import { freePort } from '@kloak/platform/testing/listening.ts';
import type { RunningServer } from '@kloak/platform/testing/servers.ts';
import { redisAnswers } from './answers.ts';
import { startProcess } from './processes.ts';
import { aptInstall, has, untilReady } from './tools.ts';

/** Redis in memory alone, as the project uses it. */
export async function startRedis(folder: string, started: (server: RunningServer) => void): Promise<{ redisUrl: string }> {
  aptInstall(() => has('redis-server'), ['redis-server']);
  const port = await freePort();
  started(startProcess('redis', folder, 'redis-server', ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']));
  const addresses = { redisUrl: `redis://127.0.0.1:${port}` };
  await untilReady('Redis', 15, () => redisAnswers(addresses));
  return addresses;
}
