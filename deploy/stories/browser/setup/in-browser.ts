import { onCluster } from '../../on-cluster.ts';
import { isInstalled, openBrowser } from './chromium.ts';
import { openStage, type Stage } from './stage.ts';

if (!isInstalled) console.log('Skipped: the stories in a browser, because no Chromium is installed. KLOAK_CHROMIUM may name one.');

/** `describe` if a browser is installed. */
export const inBrowser: typeof describe | typeof describe.skip = isInstalled ? describe : describe.skip;

/** Console messages that affect nobody. */
export type IsBearable = (trouble: string) => boolean;

// A view of another process that lags for seconds on a busy machine is answered with 503 and Retry-After: the page retries.
const isAskedAgain: IsBearable = (trouble) => trouble.startsWith('error: Failed to load resource: the server responded with a status of 503 ');

/** Stories in browsers, on one cluster on the real servers. */
export function inBrowserOnCluster(title: string, tell: (stage: Stage, isBearable: IsBearable) => void): void {
  onCluster(title, (openFixture) => tell(openStage(openFixture, openBrowser), isAskedAgain), inBrowser);
}
