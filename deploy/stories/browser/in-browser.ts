import { isInstalled } from './chromium.ts';

if (!isInstalled) console.log('Skipped: the stories in a browser, because no Chromium is installed. KLOAK_CHROMIUM may name one.');

/** `describe` where there is a browser to run in. */
export const inBrowser: typeof describe | typeof describe.skip = isInstalled ? describe : describe.skip;
