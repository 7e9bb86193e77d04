// Loads this project's own files with few questions to the disk. Node's loader asks several times for each import: half of the time that modules take.
import { getCompileCacheDir, registerHooks } from 'node:module';
import { openStrippedFiles, type StrippedFiles } from './stripped-files.ts';

const importOfPackage = /^(@kloak\/[^/]+)\/(.+\.ts)$/;
const format = 'module-typescript';

/**
 * Takes effect for later imports of this thread. Node resolves the first import from each package. The others follow from it, if the package exports files
 * under their own paths. Neither `exports` nor a file's existence is checked: the checks of the project do that, and a missing file fails as it is read.
 * Returns the kept files without types; undefined without a compile cache.
 */
export function loadOwnFiles(): StrippedFiles | undefined {
  const cacheFolder = getCompileCacheDir();
  const stripped = cacheFolder === undefined ? undefined : openStrippedFiles(cacheFolder);
  const folders = new Map<string, string>();
  const ownFile = (url: string) => ({ url, format, shortCircuit: true });
  registerHooks({
    resolve(specifier, context, next) {
      if (!specifier.endsWith('.ts')) return next(specifier, context);
      if (specifier.startsWith('.')) return ownFile(new URL(specifier, context.parentURL).href);
      const [, name, path] = importOfPackage.exec(specifier) ?? [];
      if (name === undefined || path === undefined) return next(specifier, context);
      const folder = folders.get(name);
      if (folder !== undefined) return ownFile(folder + path);
      const found = next(specifier, context);
      if (found.url.endsWith(`/${path}`)) folders.set(name, found.url.slice(0, -path.length));
      return found;
    },
    load(url, context, next) {
      const source = context.format === format ? stripped?.find(url) : undefined;
      return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true };
    },
  });
  return stripped;
}
