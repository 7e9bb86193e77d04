/** Backend and scripts; the web app has its own project in web/. */
export default {
  reporters: ['default', '<rootDir>/scripts/show-logs.ts'],
  projects: [
    {
      displayName: 'kloak',
      rootDir: import.meta.dirname,
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{proto,services,gateway,deploy,scripts}/**/*.test.ts'],
      extensionsToTreatAsEsm: ['.ts'],
      transform: { '\\.ts$': '<rootDir>/scripts/jest-strip-types.js' },
      modulePathIgnorePatterns: ['<rootDir>/data/', '<rootDir>/.servers/'],
    },
    '<rootDir>/web/jest.config.js',
  ],
};
