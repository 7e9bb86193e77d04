// Lets Node load the sources as Vite builds them: pages, style sheets, and icons as one file.
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from 'rolldown/utils';

const styles = `export { default } from ${JSON.stringify(new URL('./styles.js', import.meta.url).href)};`;
// The CommonJS build is one file; as ES modules the icons are 1700 files.
const icons = pathToFileURL(createRequire(import.meta.url).resolve('lucide-react')).href;

/** Compiles with Vite's compiler, so that tests run the same code as the product. */
function compiled(path, source) {
  const { code, map, errors } = transformSync(path, source, { jsx: { runtime: 'automatic' }, sourcemap: true });
  if (errors.length > 0) throw errors[0];
  const comment = Buffer.from(JSON.stringify(map)).toString('base64');
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${comment}`;
}

export function loadAsViteDoes() {
  registerHooks({
    resolve: (specifier, context, next) => (specifier === 'lucide-react' ? { url: icons, format: 'commonjs', shortCircuit: true } : next(specifier, context)),
    load(url, context, next) {
      const [address] = url.split('?');
      if (address.endsWith('.css')) return { format: 'module', source: styles, shortCircuit: true };
      if (!address.endsWith('.tsx')) return next(url, context);
      const { source } = next(url, { ...context, format: 'module' });
      return { format: 'module', source: compiled(fileURLToPath(address), source.toString()), shortCircuit: true };
    },
  });
}
