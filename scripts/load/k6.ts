// Paths of the load scripts, and their runner: k6 or its stand-in. An installed k6 is used, but never downloaded, because its licence is not ours to accept
// for others.
import { execFile, spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { StandInOutcome } from './stand-in.ts';

const folder = resolve(import.meta.dirname, '../../deploy/load');
export const loadScripts: readonly string[] = ['home', 'upload', 'chat', 'family-evening'].map((name) => resolve(folder, `${name}.js`));

/** `undefined` if k6 is not installed. */
export function versionOfK6(): string | undefined {
  const { status, stdout } = spawnSync('k6', ['version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

export const withoutK6 = 'k6 is not in the PATH, so nothing was loaded. See https://grafana.com/docs/k6/latest/set-up/install-k6/, then run this again.';

/** Runs a script; returns whether its thresholds were met. */
export function runK6(script: string, env: Readonly<Record<string, string>>): boolean {
  const given = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  return spawnSync('k6', ['run', '--no-usage-report', ...given, script], { stdio: 'inherit' }).status === 0;
}

/** Runs a script by the stand-in, without k6. */
export async function runStandIn(script: string, env: Readonly<Record<string, string>>): Promise<StandInOutcome> {
  const args = ['--no-warnings', resolve(import.meta.dirname, 'stand-in.ts'), script];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...env } });
  const outcome: StandInOutcome = JSON.parse(stdout);
  return outcome;
}
