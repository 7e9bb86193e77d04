// Jest's transform: the compiler that Vite builds with, so that tests run what the product runs.
import { transformSync } from 'rolldown/utils';

export default {
  process(source, path) {
    const { code, map, errors } = transformSync(path, source, { jsx: { runtime: 'automatic' }, sourcemap: true });
    if (errors.length > 0) throw errors[0];
    return { code, map: map ?? null };
  },
};
