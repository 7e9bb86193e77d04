import { freePort } from '@kloak/platform/testing/listen-on-free-port.ts';
import { redisAnswers } from './answers.ts';
import { type OnProcessStarted, startProcess, untilServerReady } from './processes.ts';
import { aptInstall, isInstalled } from './tools.ts';

/** Redis in memory alone, as the project uses it. */
export async function startRedis(folder: string, started: OnProcessStarted): Promise<{ redisUrl: string }> {
  aptInstall(() => isInstalled('redis-server'), ['redis-server']);
  const port = await freePort();
  const begin = () => startProcess('redis', folder, 'redis-server', ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']);
  const server = begin();
  started(server, begin);
  const addresses = { redisUrl: `redis://127.0.0.1:${port}` };
  await untilServerReady(server, folder, 15, () => redisAnswers(addresses));
  return addresses;
}
