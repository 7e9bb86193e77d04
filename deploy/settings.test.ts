import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfig } from './config.ts';
import { clusterTargets } from './services.ts';
import { settings, settingsTable } from './settings.ts';

const root = resolve(import.meta.dirname, '..');

/** Variables that a process reads for its settings. */
function namesRead(args: readonly string[], given: Record<string, string>): string[] {
  const names: string[] = [];
  const env = new Proxy(given, {
    get(values, name) {
      if (typeof name === 'string') names.push(name);
      return Reflect.get(values, name);
    },
  });
  try {
    readConfig(args, env);
  } catch {
    // Missing settings are reported after all were read.
  }
  return names;
}

const start = (args: readonly string[], env: Record<string, string>) =>
  spawnSync(process.execPath, ['--no-warnings', resolve(root, 'deploy/main.ts'), ...args], { env: { PATH: process.env.PATH, ...env }, encoding: 'utf8' });

describe('the table of settings', () => {
  it('has each variable that a process reads, and no other', () => {
    const read = new Set([
      ...namesRead([], { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' }),
      ...clusterTargets.flatMap((target) => namesRead(['--platform=cluster', `--target=${target}`], {})),
    ]);
    expect([...read].sort()).toEqual(Object.keys(settings).sort());
  });

  it('says what the cluster alone reads', () => {
    const embedded = new Set(namesRead([], { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' }));
    const alone = Object.entries(settings).flatMap(([name, setting]) => ('cluster' in setting ? [name] : []));
    expect(alone.sort()).toEqual(
      Object.keys(settings)
        .filter((name) => !embedded.has(name))
        .sort(),
    );
  });

  it.each(['all', 'cluster'] as const)('stands in the README (%s)', (kind) => {
    expect(readFileSync(resolve(root, 'README.md'), 'utf8')).toContain(settingsTable(kind));
  });
});

describe('a start', () => {
  it('ends with 78 where strangers would read legal pages that name nobody', () => {
    const { status, stderr } = start(['--platform=cluster', '--target=gateway'], { KLOAK_URL: 'https://photos.example.org' });
    expect([status, stderr]).toEqual([78, expect.stringContaining('- KLOAK_CONTACT_EMAIL is needed with a public KLOAK_URL')]);
  });

  it('prints the settings when it is asked for them', () => {
    const { status, stdout } = start(['--help'], {});
    expect(status).toBe(0);
    for (const name of Object.keys(settings)) expect(stdout).toContain(`\n  ${name}`);
    expect(stdout).toMatch(/KLOAK_MASTER_KEY \(secret\)/);
  });

  it('tells all faults of its settings at once, and ends with 78, for which nobody starts it again', () => {
    const { status, stderr } = start([], { PORT: 'eighty', KLOAK_LIMITS: 'maybe', KLOAK_LOG: 'loud' });
    expect(status).toBe(78);
    expect(stderr.match(/^- (PORT|KLOAK_LIMITS|KLOAK_LOG) must be /gm)).toHaveLength(3);
  });
});
