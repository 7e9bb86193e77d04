import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { until } from '@kloak/platform/testing/until.ts';

const busy = fileURLToPath(new URL('../../testing/busy-child.ts', import.meta.url));
const maxMegabytes = 400;

const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
});

function start(program: string, args: readonly string[]) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  return { child, lines: createInterface(child.stdout)[Symbol.asyncIterator]() };
}
const startBusy = (megabytes: number) => start(process.execPath, [busy, String(maxMegabytes), String(megabytes)]);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a worker whose thread never comes free', () => {
  it('is ended when it takes more memory than it may', async () => {
    const { child } = startBusy(2 * maxMegabytes);
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  });

  it('is ended when its parent is gone, and not before', async () => {
    // The shell prints the id of its child, which prints when it is busy.
    const { child, lines } = start('/bin/sh', ['-c', '"$@" & echo $!; wait', 'sh', process.execPath, busy, String(maxMegabytes), '0']);
    const pid = Number((await lines.next()).value);
    expect((await lines.next()).value).toBe('busy');
    expect(isAlive(pid)).toBe(true);
    child.kill('SIGKILL');
    await until('the worker has ended', async () => !isAlive(pid));
  });
});
