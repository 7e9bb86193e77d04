import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { CSSOptions } from 'vite';

const web = join(import.meta.dirname, '..');

/**
 * Class names in the build and in prepared pages: the name in the file plus four characters that make it unique. The bundler's default is longer, and
 * every page carries each name twice.
 */
export const classNames: CSSOptions = {
  modules: {
    generateScopedName(name, file) {
      const path = file.slice(web.length);
      return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
    },
  },
};
