import { freePort } from '@kloak/platform/testing/listening.ts';
import type { RunningServer } from '@kloak/platform/testing/servers.ts';
import { redisAnswers } from './answers.ts';
import { startProcess, untilServerReady } from './processes.ts';
import { aptInstall, has } from './tools.ts';

/** Redis in memory alone, as the project uses it. */
export async function startRedis(folder: string, started: (server: RunningServer) => void): Promise<{ redisUrl: string }> {
  aptInstall(() => has('redis-server'), ['redis-server']);
  const port = await freePort();
  const server = startProcess('redis', folder, 'redis-server', ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']);
  started(server);
  const addresses = { redisUrl: `redis://127.0.0.1:${port}` };
  await untilServerReady(server, folder, 15, () => redisAnswers(addresses));
  return addresses;
}
