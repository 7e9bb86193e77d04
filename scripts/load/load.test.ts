import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { loadScripts, runStandIn, withoutK6 } from './k6.ts';
import { type LoadVault, openLoadVault } from './vault.ts';

/** Runs each scenario once, with one virtual user. */
const once = { KLOAK_LOAD_USERS: '1', KLOAK_LOAD_SECONDS: '0.001' };

describe('the load scripts', () => {
  let vault: LoadVault;
  beforeAll(async () => {
    vault = await openLoadVault(3);
  }, 120_000);
  afterAll(() => vault?.[Symbol.asyncDispose]());

  it.each(loadScripts.map((script) => [basename(script), script]))('%s does what people do, and its thresholds are about that', async (_name, script) => {
    const { unmet, faults, checked } = await runStandIn(script, { ...vault.env, ...once });
    expect({ unmet, faults }).toEqual({ unmet: [], faults: [] });
    expect(checked).toBeGreaterThan(3);
  });
});

describe('npm run test:load', () => {
  it('says what is missing where k6 is not there', () => {
    const empty = mkdtempSync(join(tmpdir(), 'kloak-no-k6-'));
    const args = ['--no-warnings', resolve(import.meta.dirname, '../test-load.ts')];
    const { status, stderr } = spawnSync(process.execPath, args, { env: { ...process.env, PATH: empty }, encoding: 'utf8' });
    rmSync(empty, { recursive: true });
    expect([status, stderr.trim()]).toEqual([1, withoutK6]);
  });
});
