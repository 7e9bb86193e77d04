/**
 * Oldest browsers that the page is built for. Newer features are avoided or feature-detected (`scripts/style/browsers.test.ts`); `before-paint.js` shows
 * a message in older browsers.
 */
export const browsers = { chrome: 111, edge: 111, firefox: 115, safari: 16.4, safari_ios: 16.4 } as const;

/** The same list in the build's format. */
export const buildTarget = Object.entries(browsers).map(([name, version]) => `${name === 'safari_ios' ? 'ios' : name}${version}`);
