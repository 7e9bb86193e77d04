// Runs ffmpeg and ffprobe within limits. Their priority is that of the process that starts them.
import { type ChildProcess, spawn } from 'node:child_process';
import { RendererEnded } from './rendering.ts';
import { isShortage } from './shortage.ts';

/** Address space in bytes: a 4K video of 10 bits takes about two thirds of it, with its threads. */
const maxAddressBytes = 4 * 2 ** 30;
/** Without a word from it. Looking through a gigabyte of damaged bytes takes less. */
const maxSilenceMs = 180_000;
const maxKeptLetters = 4000;

/** How it ended. `silent`: it was ended, since it took too long or said nothing for too long. `said` is the end of what it complained about. */
export type Run = { end: 'done' | 'failed' | 'silent' | 'killed'; output: string; said: string };
type RunOptions = { maxMs: number; maxOutputBytes?: number; onOutput?(text: string): void };

const running = new Set<ChildProcess>();

/** None of them outlives this process. */
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Runs a program to its end. It has no environment, no input and no core file. */
export function runFfmpeg(path: string, args: readonly string[], { maxMs, maxOutputBytes = 2 ** 20, onOutput }: RunOptions): Promise<Run> {
  // The shell sets the limit and becomes the program: where there is no such limit it goes on without.
  const limited = ['-c', 'ulimit -c 0; ulimit -v "$1" 2>/dev/null; shift; exec "$@"', 'sh', String(maxAddressBytes / 1024), path, ...args];
  const child = process.platform === 'win32' ? spawn(path, args, { env: {} }) : spawn('/bin/sh', limited, { env: {} });
  running.add(child);
  child.stdin.end();
  let [output, said, stopped] = ['', '', false];
  const stop = () => {
    stopped = true;
    child.kill('SIGKILL');
  };
  const limit = setTimeout(stop, maxMs);
  let silence = setTimeout(stop, maxSilenceMs);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    clearTimeout(silence);
    silence = setTimeout(stop, maxSilenceMs);
    if (onOutput) onOutput(text);
    else if (output.length < maxOutputBytes) output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-maxKeptLetters);
  });
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(limit);
      clearTimeout(silence);
      running.delete(child);
    };
    child.once('error', (error) => {
      settle();
      reject(error);
    });
    child.once('close', (code, signal) => {
      settle();
      const end = stopped ? 'silent' : signal !== null || (code ?? 0) > 128 ? 'killed' : code === 0 ? 'done' : 'failed';
      resolve({ end, output, said });
    });
  });
}

/** Throws what may be no fault of the bytes: a `RendererEnded`, or a fault of the machine. */
export function expectNoFault({ end, said }: Run): void {
  const text = `a video could not be rendered: ffmpeg ended (${end}) ${said.slice(-300)}`;
  if (end === 'killed') throw new RendererEnded(text);
  if (end === 'failed' && (isShortage(said) || /Input\/output error|Permission denied/i.test(said))) throw new Error(text);
}
