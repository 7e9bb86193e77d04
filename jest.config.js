import { join } from 'node:path';

/** Kept from run to run, unlike the folder for temporary files. */
const cacheDirectory = join(import.meta.dirname, 'node_modules/.cache/jest');

/** Backend and scripts; the web app has its own project in web/. */
export default {
  // Ending a worker whose modules fill its memory takes Node longer than the half second that jest waits before it kills it. One that is held open still shows.
  workerGracefulExitTimeout: 20_000,
  // A limit, though never reached, gives even a single file its own worker: a hanging one is ended without the run.
  workerIdleMemoryLimit: '100%',
  cacheDirectory,
  reporters: ['default', '<rootDir>/scripts/tests/reporter.ts'],
  projects: [
    {
      displayName: 'kloak',
      rootDir: import.meta.dirname,
      cacheDirectory,
      testEnvironment: 'node',
      runtime: '<rootDir>/scripts/tests/native-runtime.js',
      testMatch: ['<rootDir>/{proto,services,gateway,deploy,scripts}/**/*.test.ts'],
      extensionsToTreatAsEsm: ['.ts'],
      transform: {},
      setupFilesAfterEnv: ['<rootDir>/scripts/tests/note-worker.js', '<rootDir>/scripts/tests/seed-properties.ts'],
      modulePathIgnorePatterns: ['<rootDir>/data/', '<rootDir>/.servers/'],
    },
    '<rootDir>/web/jest.config.js',
  ],
};
