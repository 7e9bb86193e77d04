// A step of the image's build: loads once what main.ts may load, so that Node keeps it compiled where NODE_COMPILE_CACHE says. The sources tell what that is.
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire, flushCompileCache, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

/** Files of ours by their paths: what is imported at any time, and what runs in a process or thread of its own. */
type Loaded = { modules: Set<string>; entries: Set<string> };

const found = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, specifier = '']) => specifier);

/** All that a file of ours leads to. Types are no imports. */
export function loadedBy(entry: string): Loaded {
  const loaded: Loaded = { modules: new Set(), entries: new Set([entry]) };
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

/** Begins what runs by itself, and leaves it at once: a worker ends with its caller, and main.ts says its help. */
function begin(entry: string): Promise<void> {
  const child = fork(entry, ['--help'], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  child.disconnect();
  return new Promise((done, fail) => child.once('error', fail).once('exit', () => done()));
}

if (import.meta.main) {
  const { modules, entries } = loadedBy(main);
  for (const path of modules) if (!entries.has(path)) await import(pathToFileURL(path).href);
  flushCompileCache();
  for (const entry of entries) await begin(entry);
  console.log(`${modules.size} modules and ${entries.size} entries are compiled.`);
  process.exit(0);
}
