import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { until } from './until.ts';

const main = resolve(import.meta.dirname, '../main.ts');

/** One process of the product. It can be killed and started again with the same arguments. */
export type Target = {
  name: string;
  port: number;
  start(): Promise<void>;
  /** Kill -9, no goodbye. */
  kill(): Promise<void>;
  /** SIGTERM; answers the exit code. */
  stop(): Promise<number | null>;
  output(): string;
};

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolvePort, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolvePort(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

export function target(name: string, port: number, args: readonly string[], env: Record<string, string>): Target {
  let child: ChildProcess | undefined;
  let output = '';

  const ended = async (signal: NodeJS.Signals): Promise<number | null> => {
    const running = child;
    if (!running || running.exitCode !== null || running.signalCode !== null) return running?.exitCode ?? null;
    const exit = new Promise<number | null>((done) => running.once('exit', (code) => done(code)));
    running.kill(signal);
    return exit;
  };

  return {
    name,
    port,
    output: () => output,
    async start() {
      output = '';
      const { PATH = '', HOME = '' } = process.env;
      const started = spawn(process.execPath, ['--no-warnings', main, ...args], {
        env: { PATH, HOME, NODE_NO_WARNINGS: '1', ...env, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      for (const stream of [started.stdout, started.stderr])
        stream?.on('data', (part: Buffer) => {
          output = (output + part.toString()).slice(-20_000);
        });
      await until(
        `${name} to be ready`,
        async () => {
          if (started.exitCode !== null) throw new Error(`${name} ended with ${started.exitCode}: ${output}`);
          const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
          await response?.arrayBuffer();
          return response?.status === 200;
        },
        60,
      );
    },
    async kill() {
      await ended('SIGKILL');
    },
    stop: () => ended('SIGTERM'),
  };
}
