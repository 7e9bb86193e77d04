import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { until } from '@kloak/platform/testing/until.ts';

/** Eleven processes that start at once on two busy cores take more than a minute. */
const startSeconds = 180;

const main = resolve(import.meta.dirname, '../main.ts');

/** A process of the product. It can be killed and restarted with the same arguments. */
export type ProductProcess = {
  name: string;
  port: number;
  /** 0 before its first start. */
  pid(): number;
  start(): Promise<void>;
  /** Runs the process until it ends by itself; returns the exit code. */
  run(): Promise<number | null>;
  /** Kill -9, no goodbye. */
  kill(): Promise<void>;
  /** Sends SIGTERM; returns the exit code. */
  stop(): Promise<number | null>;
  /** Output since the last start. */
  output(): string;
};

/** `log`: file with the output of all its starts. */
export function target(name: string, port: number, args: readonly string[], env: Record<string, string>, log: string): ProductProcess {
  let child: ChildProcess | undefined;
  let printedBefore = 0;
  const output = () => readFileSync(log).subarray(printedBefore).toString();

  const ended = async (signal: NodeJS.Signals): Promise<number | null> => {
    const running = child;
    if (!running || running.exitCode !== null || running.signalCode !== null) return running?.exitCode ?? null;
    const exit = new Promise<number | null>((done) => running.once('exit', (code) => done(code)));
    running.kill(signal);
    return exit;
  };

  const begin = (): ChildProcess => {
    const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
    const into = openSync(log, 'a');
    printedBefore = statSync(log).size;
    const started = spawn(process.execPath, ['--no-warnings', main, ...args], {
      env: { PATH, HOME, NODE_COMPILE_CACHE, NODE_NO_WARNINGS: '1', ...env, PORT: String(port) },
      stdio: ['ignore', into, into],
    });
    closeSync(into);
    child = started;
    return started;
  };

  return {
    name,
    port,
    output,
    pid: () => child?.pid ?? 0,
    async start() {
      const started = begin();
      await until(
        `${name} to be ready`,
        async () => {
          if (started.exitCode !== null) throw new Error(`${name} ended with ${started.exitCode}: ${output()}`);
          const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
          await response?.arrayBuffer();
          return response?.status === 200;
        },
        startSeconds,
      );
    },
    run() {
      const started = begin();
      return new Promise((done) => started.once('exit', (code) => done(code)));
    },
    async kill() {
      await ended('SIGKILL');
    },
    stop: () => ended('SIGTERM'),
  };
}
