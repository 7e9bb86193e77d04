// Files of the screens. The table is run, with its imports recorded: nothing reads its text.
import { createRequire, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Screen } from '../src/app/screen.ts';

const table = pathToFileURL(join(import.meta.dirname, '../src/app/screens.ts')).href;

/** A screen of the table, with the file of its code. */
export type ScreenFile = Pick<Screen, 'path' | 'who' | 'prepared'> & { readonly file: string };

/** All screens in their order. Pages are not loaded: each import of the table gets an empty module. */
export async function readScreenFiles(): Promise<readonly ScreenFile[]> {
  // `require`, since tools that read this configuration have a loader of their own, which bypasses the hooks for imports.
  const { screens }: { readonly screens: readonly Screen[] } = createRequire(table)(fileURLToPath(table));
  let file: string | undefined;
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (context.parentURL !== table) return next(specifier, context);
      file = fileURLToPath(new URL(specifier, table));
      return { url: 'data:text/javascript,', format: 'module', shortCircuit: true };
    },
  });
  try {
    const found: ScreenFile[] = [];
    for (const { path, who, prepared, page } of screens) {
      file = undefined;
      await page();
      if (file === undefined) throw new Error(`${path}: the page imports nothing`);
      found.push({ path, who, ...(prepared && { prepared }), file });
    }
    return found;
  } finally {
    hooks.deregister();
  }
}
