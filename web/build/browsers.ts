/** The oldest browsers that the page is built for. What is younger is not used, or asked for before (`scripts/style/browsers.test.ts`); who has an older one is told so by `before-paint.js`. */
export const browsers = { chrome: 111, edge: 111, firefox: 115, safari: 16.4, safari_ios: 16.4 } as const;

/** The same as the build takes it. */
export const buildTarget = Object.entries(browsers).map(([name, version]) => `${name === 'safari_ios' ? 'ios' : name}${version}`);
