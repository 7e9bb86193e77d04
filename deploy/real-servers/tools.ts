// Tools that make the servers: programs of the machine, installed if missing, with a clear message if that is impossible.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { serversFolder } from '@kloak/platform/testing/servers.ts';
import { untilAnswered } from '@kloak/platform/testing/until.ts';

/** Built programs, kept from one `up` to the next. */
export const binFolder = join(serversFolder, 'bin');
export const buildFolder = join(serversFolder, 'build');

export const isRoot = process.getuid?.() === 0;

export function printProgress(words: string): void {
  process.stderr.write(`${words}\n`);
}

export function isInstalled(program: string): boolean {
  return spawnSync('sh', ['-c', 'command -v "$0"', program], { stdio: 'ignore' }).status === 0;
}

/** Runs a program to its end; throws the end of its output if it fails. */
export function run(program: string, args: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv; uid?: number; gid?: number } = {}): string {
  const { status, error, stdout, stderr } = spawnSync(program, args, { ...options, encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status === 0) return stdout;
  const printed = `${stdout ?? ''}${stderr ?? ''}`.trim().split('\n').slice(-8).join('\n');
  throw new Error(`${program} ${args.slice(0, 3).join(' ')} failed${error ? `: ${error.message}` : ''}\n${printed}`);
}

/** Installs Debian packages unless `installed` returns true. */
export function aptInstall(installed: () => boolean, packages: string[]): void {
  if (installed()) return;
  const command = `apt-get install --no-install-recommends ${packages.join(' ')}`;
  if (!isRoot || !isInstalled('apt-get')) throw new Error(`${packages.join(', ')} is missing here. On Debian, as root: ${command}. Or start a Docker engine.`);
  printProgress(`installing ${packages.join(', ')} (apt)`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-q'], { env });
  run('apt-get', ['install', '-qy', '--no-install-recommends', ...packages], { env });
}

/** Programs that any checkout of this user has built; their names contain the version. */
const sharedFolder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'kloak-servers', `${process.platform}-${process.arch}`);

/** Copies a program or a folder; no other process sees half of it. */
function copyWhole(from: string, to: string): void {
  const part = `${to}.${process.pid}`;
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, part, { recursive: true });
  renameSync(part, to);
}

/** Builds a file or folder under .servers/ once; a fresh clone copies what another one built. */
export function buildOnce(file: string, words: string, build: (folder: string) => void): string {
  if (existsSync(file)) return file;
  const shared = join(sharedFolder, basename(file));
  if (existsSync(shared)) {
    copyWhole(shared, file);
    return file;
  }
  printProgress(words);
  mkdirSync(dirname(file), { recursive: true });
  build(dirname(file));
  copyWhole(file, shared);
  return file;
}

/** Installs Go unless the machine has it. From 1.21 on it downloads the version that a module requires. */
export function requireGo(): void {
  if (!isInstalled('go')) process.env.PATH = `${process.env.PATH}:/usr/local/go/bin`;
  aptInstall(() => isInstalled('go'), ['golang-go', 'ca-certificates']);
  const [, minor] = /go1\.(\d+)/.exec(run('go', ['version'])) ?? [];
  if (Number(minor) < 21)
    throw new Error(`Go 1.21 or newer is needed to build the servers, and here is 1.${minor}. Install a newer one, or start a Docker engine.`);
}

/** Calls `ask` until it succeeds; after `seconds` throws the last error. */
export async function untilReady(what: string, seconds: number, ask: () => Promise<void>): Promise<void> {
  await untilAnswered(what, () => ask().then(() => true), seconds);
}
