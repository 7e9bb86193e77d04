// Photographs to copyparty (PyPI), a gallery that keeps files as they are: the peer of `benchGallery`.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@kloak/platform/testing/listen-on-free-port.ts';
import { until } from '@kloak/platform/testing/until.ts';
import { load, overConnections, requestOf } from './setup/connection.ts';

const program = 'copyparty';
export const hasCopyparty = (): boolean => spawnSync(program, ['--version']).status === 0;

export type Peer = AsyncDisposable & { port: number };

/** Starts copyparty on a new folder, open for everybody on this machine. */
export async function startCopyparty(dataDir: string): Promise<Peer> {
  const folder = await mkdtemp(join(dataDir, 'peer-'));
  const port = await freePort();
  const args = ['-q', '-i', '127.0.0.1', '-p', String(port), '-v', `${folder}::A`, '--no-crt', '--th-mt', '2'];
  const child = spawn(program, args, { cwd: folder, stdio: 'ignore' });
  const answers = async () => (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))?.status === 200;
  await until('copyparty to answer', answers);
  return {
    port,
    async [Symbol.asyncDispose]() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Seconds from the first byte until it has taken all files, and until it has answered a thumbnail of each. */
export async function timeOfCopyparty(
  { port }: Peer,
  names: readonly string[],
  filesOf: (name: string) => Buffer[],
  connections: number,
): Promise<[number, number]> {
  const host = `127.0.0.1:${port}`;
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  return await overConnections(port, connections, async (open) => {
    await load(open, names.length, (nth) => requestOf(host, 'PUT', `/${names[nth]}`, {}, ...filesOf(names[nth] ?? '')), 201);
    const taken = seconds();
    await load(open, names.length, (nth) => requestOf(host, 'GET', `/${names[nth]}?th=w`, {}));
    return [taken, seconds()];
  });
}
