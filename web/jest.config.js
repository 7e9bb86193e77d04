import { join } from 'node:path';

/** The web app's tests: pages rendered in jsdom, with the network border replaced by `testing/serve.ts`. */
export default {
  displayName: 'web',
  rootDir: import.meta.dirname,
  cacheDirectory: join(import.meta.dirname, '../node_modules/.cache/jest'),
  testEnvironment: '<rootDir>/testing/environment.js',
  testMatch: ['<rootDir>/{src,testing}/**/*.test.{ts,tsx}'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': '<rootDir>/testing/transform.js' },
  // The build draws the landing page in Node, and so do its tests.
  moduleNameMapper: {
    '\\.css$': '<rootDir>/testing/styles.js',
    '^react-dom/server$': 'react-dom/server.node',
    // As a module it is one file for each of 1700 icons.
    '^lucide-react$': 'lucide-react/dist/cjs/lucide-react.js',
  },
  testTimeout: 20_000,
  setupFilesAfterEnv: ['<rootDir>/testing/setup.ts', '<rootDir>/../scripts/tests/note-worker.js'],
};
