/** Backend and scripts; the web app has its own project in web/. */
export default {
  // Ending a worker whose modules fill its memory takes Node longer than the half second that jest waits before it kills it. One that is held open still shows.
  workerGracefulExitTimeout: 20_000,
  reporters: ['default', '<rootDir>/scripts/tests/reporter.ts'],
  projects: [
    {
      displayName: 'kloak',
      rootDir: import.meta.dirname,
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{proto,services,gateway,deploy,scripts}/**/*.test.ts'],
      extensionsToTreatAsEsm: ['.ts'],
      transform: { '\\.ts$': '<rootDir>/scripts/jest-strip-types.js' },
      setupFilesAfterEnv: ['<rootDir>/scripts/tests/note-worker.js'],
      modulePathIgnorePatterns: ['<rootDir>/data/', '<rootDir>/.servers/'],
    },
    '<rootDir>/web/jest.config.js',
  ],
};
