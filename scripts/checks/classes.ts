// Checks that each CSS class used by a component exists in its module: a missing class breaks only the look.
//   scripts/classes.ts     says which do not, and ends with 1
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const importOfModule = /import (\w+) from '([^']+\.module\.css)'/g;
const namesIn = (css: string) => new Set([...css.replace(/\/\*[^*]*\*\//g, '').matchAll(/\.([A-Za-z_]\w*)/g)].map(([, name]) => name));

/** Classes used by a source that its modules lack, as `module: class`; `read` returns the text of a module by the path of the import. */
export function missingClasses(source: string, read: (path: string) => string): string[] {
  return [...source.matchAll(importOfModule)].flatMap(([, object = '', path = '']) => {
    const there = namesIn(read(path));
    const named = [...source.matchAll(new RegExp(`(?<![.\\w])${object}\\.(\\w+)`, 'g'))].map(([, name = '']) => name);
    return [...new Set(named)].filter((name) => !there.has(name)).map((name) => `${path}: ${name}`);
  });
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, '../../web/src');
  const missing = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(root, file))
    .flatMap((file) =>
      missingClasses(readFileSync(file, 'utf8'), (path) => readFileSync(resolve(dirname(file), path), 'utf8')).map((one) => `${relative(root, file)}: ${one}`),
    );
  for (const one of missing) console.error(one);
  process.exitCode = missing.length > 0 ? 1 : 0;
}
