// Jest's transform: Node's own type stripping, so that tests run exactly what the product runs.
import { stripTypeScriptTypes } from 'node:module';

export default {
  process: (source) => ({ code: stripTypeScriptTypes(source) }),
};
