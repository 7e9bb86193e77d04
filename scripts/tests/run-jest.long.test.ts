import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const fileMinutes = '0.25';
/** Content of a full list of files that passed alone, so that no failed file is run again. */
const list = 'a\nb\nc\n';

let folder: string;
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'kloak-run-jest-')));
});
afterAll(() => rm(folder, { recursive: true }));

/** A run with our configuration, of the files in the folder. */
async function run(): Promise<{ code: number | null; said: string }> {
  const config = join(folder, 'jest.config.js');
  const alone = join(folder, 'alone');
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(
    config,
    `import ours from ${JSON.stringify(join(root, 'jest.config.js'))};
     const [project] = ours.projects;
     const [roots, testMatch] = [[import.meta.dirname], [import.meta.dirname + '/**/*.test.ts']];
     export default { ...ours, rootDir: project.rootDir, projects: [{ ...project, roots, testMatch }] };`,
  );
  await writeFile(alone, list);
  const script = `import { runJest } from ${JSON.stringify(join(import.meta.dirname, 'run-jest.ts'))};
    process.exitCode = await runJest({ workers: 1, args: ['--config', ${JSON.stringify(config)}], paths: [] });`;
  const env = { ...process.env, KLOAK_TEST_FILE_MINUTES: fileMinutes, KLOAK_TEST_ALONE: alone, KLOAK_TEST_ALONE_COUNTS: join(folder, 'counts.json') };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { env, encoding: 'utf8' });
  return { code: status, said: stdout + stderr };
}

it('a file that takes too long is ended and fails; those after it have their turn, also with one worker', async () => {
  // It sorts first in this folder.
  await mkdir(join(folder, 'faults'));
  await writeFile(join(folder, 'faults/endless.test.ts'), `it('never ends', () => new Promise(() => {}));`);
  await writeFile(
    join(folder, 'after.test.ts'),
    `import { writeFileSync } from 'node:fs'; it('runs', () => writeFileSync(import.meta.dirname + '/reached', ''));`,
  );
  const { code, said } = await run();
  expect(code).toBe(1);
  expect(said).toMatch(/Ended, since it took longer than 0\.25 min: .*endless\.test\.ts/);
  expect(said).toMatch(/FAILED \(1\):\n.*endless\.test\.ts/);
  expect(existsSync(join(folder, 'reached'))).toBe(true);
});
