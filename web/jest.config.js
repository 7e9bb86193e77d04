/** The web app's tests: pages rendered in jsdom, with the network border replaced by `testing/serve.ts`. */
export default {
  displayName: 'web',
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/testing/environment.js',
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': '<rootDir>/testing/transform.js' },
  moduleNameMapper: { '\\.css$': '<rootDir>/testing/styles.js' },
  testTimeout: 20_000,
  setupFilesAfterEnv: ['<rootDir>/testing/setup.ts'],
};
