import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { CSSOptions } from 'vite';

const web = join(import.meta.dirname, '..');

/**
 * How classes are called, in the build as on the pages that it draws: as in their file, with four characters that tell it from others of that name.
 * What the bundler calls them is longer, and every page carries it twice.
 */
export const classNames: CSSOptions = {
  modules: {
    generateScopedName(name, file) {
      const path = file.slice(web.length);
      return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
    },
  },
};
