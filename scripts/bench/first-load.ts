// Waiting time for a first page load on a slow line.
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { until } from '@kloak/platform/testing/until.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { isInstalled, openBrowser } from '../../deploy/stories/browser/setup/chromium.ts';
import { signIn } from '../../deploy/stories/browser/setup/steps.ts';
import { share } from './media-bytes.ts';
import { amount } from './setup/amounts.ts';
import { password } from './setup/members.ts';
import { compare, median } from './setup/rounds.ts';
import { serveAsItStands } from './setup/static-page.ts';
import { comparedRow, skippedRow, type TableRow } from './setup/table.ts';
import type { BenchVault } from './setup/vault.ts';

/** Lighthouse's slow line: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
export const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const rounds = amount(3, 1);
const posts = 4;

export type Guest = Pick<BrowserContextOptions, 'storageState' | 'viewport' | 'deviceScaleFactor'>;
/** A phone as many have it. */
export const phone = { viewport: { width: 412, height: 915 }, deviceScaleFactor: 2.625 };
/** Seconds; shifts as the browser counts them; bytes on the line. */
type Load = { readonly lcp: number; readonly cls: number; readonly bytes: number };

const allPages = [
  { what: 'the landing', path: '/', target: '1.2 s', shown: 'h1' },
  { what: 'the sign-in', path: '/login', target: '1.2 s', shown: 'form' },
  { what: 'home', path: '/home', target: '2.0 s', shown: 'main picture img', isMember: true },
  { what: 'home on a phone', path: '/home', target: '2.0 s', shown: 'main picture img', isMember: true, window: phone },
];
const pages = amount(allPages, allPages.slice(-1));

const watch = `globalThis.firstLoad = { lcp: 0, cls: 0 };
new PerformanceObserver((list) => { firstLoad.lcp = list.getEntries().at(-1).startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver((list) => { for (const { value } of list.getEntries()) firstLoad.cls += value; }).observe({ type: 'layout-shift', buffered: true });`;
const values = `({ lcp: firstLoad.lcp / 1000, cls: firstLoad.cls,
  bytes: performance.getEntries().reduce((sum, { encodedBodySize = 0 }) => sum + encodedBodySize, 0) })`;

/** Opens the page in a new browser over the slow line, until nothing more loads. */
async function openFirst<Result>(browser: Browser, url: string, shown: string, guest: Guest, look: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...guest });
  try {
    await context.addInitScript(watch);
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    await network.send('Network.emulateNetworkConditions', line);
    await page.goto(url, { waitUntil: 'commit' });
    await until(`${shown} at ${url}`, () =>
      page.evaluate<boolean>(`[...document.querySelectorAll('${shown}')].some(({ naturalWidth }) => naturalWidth !== 0)`),
    );
    await page.waitForLoadState('networkidle');
    return await look(page);
  } finally {
    await context.close();
  }
}

/** State of a browser in which a member is signed in. */
export async function signedIn(browser: Browser, base: string, name: string): Promise<Guest> {
  const context = await browser.newContext({ baseURL: base });
  const page = await context.newPage();
  await page.goto('/login');
  await signIn(page, { email: `${name}@kloak.example`, password });
  const storageState = await context.storageState();
  await context.close();
  return { storageState };
}

/** Each page ÷ its final state as a static file, with as many bytes of empty scripts. */
export async function benchFirstLoad({ port, anna }: BenchVault): Promise<TableRow[]> {
  if (!isInstalled) return [skippedRow('first load of a page', 'no Chromium is installed')];
  for (let seed = 0; seed < posts; seed += 1) await share(anna, await drawPhoto({ seed, width: 2400, height: 1800, patchPx: 100 }));
  const base = `http://localhost:${port}`;
  await using opened = new AsyncDisposableStack();
  const browser = await openBrowser();
  opened.defer(() => browser.close());
  const ben = await signedIn(browser, base, 'ben');
  const rows: TableRow[] = [];
  for (const { what, path, target, shown, isMember, window } of pages) {
    const guest = { ...(isMember && ben), ...window };
    const still = await openFirst(browser, base + path, shown, guest, serveAsItStands);
    const seen: { ours: Load[]; raw: Load[] } = { ours: [], raw: [] };
    const side = (url: string, loads: Load[]) => async () => {
      const load = await openFirst(browser, url, shown, guest, (page) => page.evaluate<Load>(values));
      loads.push(load);
      return load.lcp;
    };
    const compared = await compare(rounds, side(base + path, seen.ours), side(still.url, seen.raw));
    still.close();
    const [kilobytes, cls, rawCls] = [seen.ours.map(({ bytes }) => bytes / 1000), seen.ours.map((load) => load.cls), seen.raw.map((load) => load.cls)].map(
      median,
    );
    const extent = `${kilobytes?.toFixed(0)} KB, CLS ${cls?.toFixed(3)}, static ${rawCls?.toFixed(3)}`;
    rows.push(comparedRow(`first load of ${what}, LCP ÷ a static page of the same bytes (${extent})`, 's', target, compared));
  }
  return rows;
}
