import { join } from 'node:path';

/** The web app's tests: pages rendered in jsdom, with the network border replaced by `testing/serve.ts`. */
export default {
  displayName: 'web',
  rootDir: import.meta.dirname,
  cacheDirectory: join(import.meta.dirname, '../node_modules/.cache/jest'),
  testEnvironment: '<rootDir>/testing/environment.js',
  testMatch: ['<rootDir>/{src,testing}/**/*.test.{ts,tsx}'],
  runtime: '<rootDir>/../scripts/tests/native-runtime.js',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {},
  testTimeout: 20_000,
  setupFilesAfterEnv: ['<rootDir>/testing/setup.ts', '<rootDir>/../scripts/tests/note-worker.js', '<rootDir>/../scripts/tests/seed-properties.ts'],
};
