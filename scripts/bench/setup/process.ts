// Servers in separate processes: the product and raw ones.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

const root = resolve(import.meta.dirname, '../../..');

export type Server = {
  port: number;
  pid: number;
  /** ms from its spawning to its line. */
  readyAfter: number;
  stop(): Promise<void>;
};

const packageWithStart = z.object({ scripts: z.object({ start: z.string() }) });

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill();
});

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((done) => child.removeAllListeners('exit').once('exit', done));
  child.kill('SIGTERM');
  await exit;
  running.delete(child);
}

/** Starts a program and waits for the line with its port. */
function start(args: readonly string[], env: Record<string, string>, line: RegExp, cwd = root): Promise<Server> {
  const { PATH = '', HOME = '' } = process.env;
  const begun = performance.now();
  const child = spawn(process.execPath, ['--no-warnings', ...args], { cwd, env: { PATH, HOME, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let output = '';
  return new Promise((done, failed) => {
    const read = (part: Buffer) => {
      output = (output + part.toString()).slice(-10_000);
      const port = line.exec(output)?.[1];
      if (port !== undefined) done({ port: Number(port), pid: child.pid ?? 0, readyAfter: performance.now() - begun, stop: () => ended(child) });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => {
      const why = `${args.join(' ')} ended with ${code}: ${output}`;
      console.error(why);
      failed(new Error(why));
    });
  });
}

/** The words of `npm start` behind its launcher: flags of Node and the file. Another checkout may have others. */
function startWords(checkout: string): string[] {
  const { scripts } = packageWithStart.parse(JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')));
  return scripts.start.split(' ').filter((word) => /^--(?!web$)|\.ts$/.test(word));
}

/** Starts the product like `npm start`, on a folder and a port; `checkout`: folder of its sources. */
export function startProduct(dataDir: string, port: number, env: Record<string, string> = {}, checkout = root): Promise<Server> {
  const own = { KLOAK_DATA: dataDir, PORT: String(port), KLOAK_DEMO: '0', KLOAK_LIMITS: 'off', NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') };
  return start(startWords(checkout), { ...own, ...env }, /Kloak is ready at http:\/\/localhost:(\d+)/, checkout);
}

/** A raw server: it prints its port. */
export const startRaw = (name: string, args: readonly string[]): Promise<Server> => start([`scripts/bench/raw/${name}`, ...args], {}, /^port (\d+)/m);
