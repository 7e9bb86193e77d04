import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Index of the icons, with a line for each file: `export { default as X, default as XIcon } from './icons/x.mjs';` */
const index = join(dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')), 'dist/esm/lucide-react.mjs');

function filesByName(): ReadonlyMap<string, string> {
  const lines = readFileSync(index, 'utf8').matchAll(/^export \{([^}]*)\} from '\.\/icons\/([^']+)\.mjs';$/gm);
  return new Map([...lines].flatMap(([, names = '', file = '']) => names.split(',').map((name) => [name.replace('default as', '').trim(), file] as const)));
}

/** Imports each icon from its file: through the index, the bundler cannot know which screen uses which, and screens would load each other's code. */
export function iconsByFile(): Plugin {
  const files = filesByName();
  const importOf = (specifier: string) => {
    const [name = '', local = name] = specifier.trim().split(' as ');
    const file = files.get(name);
    return file === undefined
      ? `import type { ${specifier.trim().replace(/^type /, '')} } from 'lucide-react';`
      : `import ${local} from 'lucide-react/icons/${file}';`;
  };
  return {
    name: 'icons-by-file',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('/node_modules/')
        ? undefined
        : code.replaceAll(/^import \{([^{}]*)\} from 'lucide-react';$/gm, (_import, specifiers: string) =>
            specifiers
              .split(',')
              .filter((one) => one.trim() !== '')
              .map(importOf)
              .join(' '),
          ),
  };
}
