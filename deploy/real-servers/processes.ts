// Servers as processes of this machine: started to outlive the script, and known again by pid and start time, so that nothing else is ever stopped.
import { spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from '@kloak/platform/testing/servers.ts';
import { untilAnswered } from '@kloak/platform/testing/until.ts';

export type ServerProcess = Extract<RunningServer, { pid: number }>;
/** Called for each started process; `again` restarts it with the same arguments after its end. */
export type OnProcessStarted = (server: ServerProcess, again: () => ServerProcess) => void;
type StartOptions = { env?: NodeJS.ProcessEnv; user?: { uid: number; gid: number } };

/** Start time of a process from the kernel (field 22 of /proc/pid/stat); absent if it has ended. */
function startTime(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

export function isRunning({ pid, since }: ServerProcess): boolean {
  return startTime(pid) === since;
}

/** Starts a server with its output in `name.log` of the run's folder. */
export function startProcess(name: string, folder: string, program: string, args: string[], options: StartOptions = {}): ServerProcess {
  const log = openSync(join(folder, `${name}.log`), 'a');
  const child = spawn(program, args, { cwd: '/', detached: true, stdio: ['ignore', log, log], env: options.env ?? process.env, ...options.user });
  child.on('error', () => undefined);
  child.unref();
  const since = child.pid === undefined ? undefined : startTime(child.pid);
  if (child.pid === undefined || since === undefined) throw new Error(`${program} does not start; see ${folder}/${name}.log`);
  return { name, pid: child.pid, since };
}

const maxLogLines = 8;

/** Waits until a server answers. Throws the end of its output if it ends or is too slow. */
export async function untilServerReady(server: ServerProcess, folder: string, seconds: number, ask: () => Promise<void>): Promise<void> {
  try {
    const outcome = await untilAnswered(server.name, async () => (isRunning(server) ? ask().then(() => 'answers' as const) : 'ended'), seconds);
    if (outcome === 'ended') throw new Error(`${server.name} ended before it answered`);
  } catch (cause) {
    const log = readFileSync(join(folder, `${server.name}.log`), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(-maxLogLines);
    throw new Error([cause instanceof Error ? cause.message : String(cause), `What ${server.name} said last:`, ...log.map((line) => `  ${line}`)].join('\n'), {
      cause,
    });
  }
}

const isOver = async (server: ServerProcess, seconds: number): Promise<boolean> => {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
    if (!isRunning(server)) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return !isRunning(server);
};

/** Asks a server to end, and after 8 s makes it. */
export async function stopProcess(server: ServerProcess, ask: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (!isRunning(server)) return;
  process.kill(server.pid, ask);
  if (await isOver(server, 8)) return;
  process.kill(server.pid, 'SIGKILL');
  await isOver(server, 5);
}
