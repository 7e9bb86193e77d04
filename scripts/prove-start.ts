// Proves the README's first command. `npm start` on an empty folder becomes ready, answers, and ends cleanly, twice. Then `npm run remove-demo` removes the
// demonstration from the folder.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@kloak/platform/testing/listen-on-free-port.ts';

const root = resolve(import.meta.dirname, '..');

/** Collects the output of a process. The result waits for words; it fails if the process ends earlier, or after the time. */
function listenTo(child: ChildProcess): (words: string, seconds: number) => Promise<void> {
  let output = '';
  child.stdout?.on('data', (part: Buffer) => {
    output += part.toString();
  });
  return async (words, seconds) => {
    const end = Date.now() + seconds * 1000;
    while (!output.includes(words)) {
      if (child.exitCode !== null || Date.now() > end) throw new Error(`npm start did not say "${words}" (exit code ${child.exitCode}):\n${output}`);
      await pause(20);
    }
  };
}

async function startAndStop(dataDir: string, port: number, lastWords: string): Promise<number> {
  const begun = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), KLOAK_DATA: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const said = listenTo(child);
  const end = (signal: NodeJS.Signals) => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(signal === 'SIGKILL' ? -child.pid : child.pid, signal);
  };
  try {
    await said('Kloak is ready at', 120);
    const ready = performance.now() - begun;
    const response = await fetch(`http://localhost:${port}/readyz`);
    if (response.status !== 200) throw new Error(`/readyz answers ${response.status}: ${await response.text()}`);
    const page = await fetch(`http://localhost:${port}/`);
    if (!(await page.text()).includes('<div id="root"')) throw new Error('the web app is not there');
    await said(lastWords, 240);
    const ended = new Promise<void>((done) => child.once('close', () => done()));
    end('SIGTERM');
    // npm ends by the signal itself; what it started ends with 0, its output closes with it, and the folder is free for the next start.
    await Promise.race([ended, pause(15_000).then(() => Promise.reject(new Error('npm start did not end within 15 s of SIGTERM')))]);
    return ready;
  } catch (error) {
    end('SIGKILL');
    throw error;
  }
}

function removeDemo(dataDir: string): void {
  const env = { ...process.env, KLOAK_DATA: dataDir };
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'remove-demo'], { cwd: root, env, encoding: 'utf8', timeout: 120_000 });
  if (status !== 0 || !stdout.includes('The demonstration family is removed')) throw new Error(`npm run remove-demo ended with ${status}:\n${stdout}${stderr}`);
}

const dataDir = mkdtempSync(join(tmpdir(), 'kloak-start-'));
try {
  const port = await freePort();
  const first = await startAndStop(dataDir, port, 'The demonstration family');
  const second = await startAndStop(dataDir, port, 'The demonstration family');
  removeDemo(dataDir);
  console.log(`npm start: ready after ${(first / 1000).toFixed(1)} s, and ${(second / 1000).toFixed(1)} s the second time; both ended at SIGTERM.`);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
