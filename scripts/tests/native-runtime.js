// Lets Node load the imports of tests, once per worker. Jest would link the whole product for each file, which took a third of the CPU time. So files share
// the state of modules: tests leave none behind, and nothing here is mocked.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import JestRuntime from 'jest-runtime';

const require = createRequire(import.meta.url);
const framework = /jest-circus.*jestAdapterInit/;
/** Key under which jest's framework stores event handlers, across its copies. */
const eventHandlers = Symbol.for('EVENT_HANDLERS');
const globals = ['describe', 'it', 'test', 'expect', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach'];
let files = 0;

/** Named by `runtime` in jest's configuration, which makes one for each test file. */
function NativeRuntime(config, environment, ...others) {
  const runtime = new JestRuntime(config, environment, ...others);
  const { requireInternalModule } = runtime;
  files += 1;
  // The framework lives beside the tests, so that an Error or an Array is the same to both; a fresh copy knows no tests of the file before.
  runtime.requireInternalModule = (from, to) => {
    if (!framework.test(from)) return requireInternalModule.call(runtime, from, to);
    delete globalThis[eventHandlers];
    delete require.cache[from];
    return require(from);
  };
  runtime.unstable_importModule = (path) => {
    for (const name of globals) globalThis[name] = environment.global[name];
    return import(`${pathToFileURL(path).href}?${files}`);
  };
  return runtime;
}

export { NativeRuntime as 'module.exports' };
