// Runs ffmpeg and ffprobe within limits. They have the priority of the process that starts them.
//
// [Note: A program ends with its caller] Killing a process does not kill its children. So a shell runs in between: it reads a pipe from the caller, which the
// system closes however the caller ends. Then it kills the program. Nothing is written to the pipe while the program runs.
import { type ChildProcess, spawn } from 'node:child_process';
import { RendererEnded } from '../workers/rendering.ts';
import { isShortage } from '../workers/shortage.ts';

/** Address space in bytes: a 4K video of 10 bits takes about two thirds of it, with its threads. */
const maxAddressBytes = 4 * 2 ** 30;
/** Maximum time without output. Searching a gigabyte of damaged bytes takes less. */
const maxSilenceMs = 180_000;
const maxKeptLetters = 4000;

/** Outcome of a run. `silent`: killed because it took too long or printed nothing for too long. `said`: end of its error output. */
export type FfmpegResult = { end: 'done' | 'failed' | 'silent' | 'killed'; output: string; said: string };
type RunOptions = { maxMs: number; maxOutputBytes?: number; onOutput?(text: string): void };

const running = new Set<ChildProcess>();

/** Without a shell there is no watcher (Windows), so this process ends its children when it exits. */
process.on('exit', () => {
  for (const child of running) end(child);
});

/** Arguments: address space in KiB, the program and its arguments. The limit applies where the system supports it; the exit code is the program's. */
const watched = `
ulimit -c 0; ulimit -v "$1" 2>/dev/null; shift
exec 3<&0
"$@" </dev/null 3<&- & program=$!
{ read -r line <&3; kill -9 "$program"; } </dev/null >/dev/null 2>&1 & watcher=$!
exec 3<&-
wait "$program" 2>/dev/null; status=$?
{ kill -9 "$watcher"; wait "$watcher"; } 2>/dev/null
exit "$status"`;

/**
 * Disables the machine's character set modules: one of another C library crashes a static ffprobe at the first transport stream, which contains its
 * station's name.
 */
const env = { GCONV_PATH: '/dev/null' };

function start(path: string, args: readonly string[]) {
  if (process.platform === 'win32') return spawn(path, args, { env });
  return spawn('/bin/sh', ['-c', watched, 'sh', String(maxAddressBytes / 1024), path, ...args], { env });
}

/** Kills the program; see [Note: A program ends with its caller]. */
function end(child: ChildProcess): void {
  if (process.platform === 'win32') child.kill('SIGKILL');
  else child.stdin?.destroy();
}

/** Runs a program to its end. It has no environment of ours, no input and no core file. */
export function runFfmpeg(path: string, args: readonly string[], { maxMs, maxOutputBytes = 2 ** 20, onOutput }: RunOptions): Promise<FfmpegResult> {
  const child = start(path, args);
  running.add(child);
  let [output, said, stopped] = ['', '', false];
  const stop = () => {
    stopped = true;
    end(child);
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

/** Throws for a run that may have failed without a fault of the bytes: a `RendererEnded`, or a fault of the machine. */
export function expectNoFault({ end, said }: FfmpegResult): void {
  const text = `a video could not be rendered: ffmpeg ended (${end}) ${said.slice(-300)}`;
  if (end === 'killed') throw new RendererEnded(text);
  if (end === 'failed' && (isShortage(said) || /Input\/output error|Permission denied/i.test(said))) throw new Error(text);
}
