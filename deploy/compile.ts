// Build step of the image: loads everything that main.ts may load, so that Node compiles it into NODE_COMPILE_CACHE. The sources are scanned for it.
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire, flushCompileCache, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

/** Paths of our files: all imports, static or dynamic, and entries of processes or threads. */
type LoadedFiles = { modules: Set<string>; entries: Set<string> };

const found = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, specifier = '']) => specifier);

/** Everything that a file of ours leads to. Types are no imports. */
export function filesLoadedBy(entry: string): LoadedFiles {
  const loaded: LoadedFiles = { modules: new Set(), entries: new Set([entry]) };
  const seen = new Set<string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const source = stripTypeScriptTypes(readFileSync(file, 'utf8'));
    const { resolve } = createRequire(file);
    const modules = found(source, /\b(?:from |import ?\(?)'([^']+\.ts)'/g).map((specifier) => resolve(specifier));
    const entries = found(source, /new URL\('([^']+\.ts)', import\.meta\.url\)/g).map((path) => fileURLToPath(new URL(path, pathToFileURL(file))));
    for (const path of modules) loaded.modules.add(path);
    for (const path of entries) loaded.entries.add(path);
    waiting.push(...modules, ...entries);
  }
  return loaded;
}

/** Starts an entry and disconnects at once: a worker ends with its caller, and main.ts prints its help. */
function begin(entry: string): Promise<void> {
  const child = fork(entry, ['--help'], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  child.disconnect();
  return new Promise((done, fail) => child.once('error', fail).once('exit', () => done()));
}

if (import.meta.main) {
  const { modules, entries } = filesLoadedBy(main);
  for (const path of modules) if (!entries.has(path)) await import(pathToFileURL(path).href);
  flushCompileCache();
  for (const entry of entries) await begin(entry);
  console.log(`${modules.size} modules and ${entries.size} entries are compiled.`);
  process.exit(0);
}
