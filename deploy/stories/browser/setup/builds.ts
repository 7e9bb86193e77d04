// Further builds of the web app, beside the one that the vault serves.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../../../..');
/** Files of the build that the vault serves. */
export const servedBuild = join(root, 'web/dist');

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

async function edit(path: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(path, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${path} does not contain what should be changed`);
  await writeFile(path, after);
}

/** Builds the web app in a folder, with one other text. Returns the folder of its files. Takes about a minute. */
export async function buildWith(folder: string, [source, before, after]: readonly [source: string, before: string, after: string]): Promise<string> {
  const isSource = (path: string) => !/\/web\/(dist|node_modules)$/.test(path);
  await cp(join(root, 'web'), join(folder, 'web'), { recursive: true, filter: isSource });
  for (const file of ['package.json', 'tsconfig.base.json']) await cp(join(root, file), join(folder, file));
  for (const modules of ['node_modules', 'web/node_modules']) await symlink(join(root, modules), join(folder, modules));
  await edit(join(folder, source), (text) => text.replace(before, after));
  await promisify(execFile)(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], { cwd: join(folder, 'web') });
  return join(folder, 'web/dist');
}

/** Copies a build into a folder as another one: its Home has a mark, and its worker belongs to that page. */
export async function markedCopy(build: string, folder: string): Promise<string> {
  await cp(build, folder, { recursive: true });
  const home = join(folder, 'prepared/home.html');
  const before = digestOf(await readFile(home, 'utf8'));
  await edit(home, (html) => html.replace('</body>', '<!-- a copy --></body>'));
  const after = digestOf(await readFile(home, 'utf8'));
  await edit(join(folder, 'service-worker.js'), (text) => text.replaceAll(before, after).replace(/id:`[0-9a-f]{16}`/, 'id:`copy`'));
  return folder;
}
