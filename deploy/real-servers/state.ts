// Servers that `up` started, in .servers/state.json. Each is written as soon as it runs, so `down` knows all of them, whatever fails.
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ServersState, serversFolder } from '@kloak/platform/testing/servers.ts';
import { printProgress } from './tools.ts';

const file = join(serversFolder, 'state.json');
const lock = join(serversFolder, 'lock');

export function writeState(state: ServersState): void {
  writeFileSync(`${file}.new`, JSON.stringify(state, undefined, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

export function removeState(): void {
  rmSync(file, { force: true });
}

const holderLives = () => {
  try {
    return process.kill(Number(readFileSync(lock, 'utf8')) || -1, 0);
  } catch {
    return false;
  }
};

/** Runs one `up` or `down` at a time; a second one waits for the first. */
export async function withLock<Result>(work: () => Promise<Result>): Promise<Result> {
  mkdirSync(serversFolder, { recursive: true });
  for (let told = false; ; told = true) {
    try {
      const held = openSync(lock, 'wx');
      writeFileSync(held, `${process.pid}`);
      closeSync(held);
      break;
    } catch {
      if (!holderLives()) rmSync(lock, { force: true });
      else if (!told) printProgress('another scripts/servers is at work; waiting for it');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}
