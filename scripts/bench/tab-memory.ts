// Memory of a tab whose member uploads a thousand photographs at once through the page.
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { until } from '@kloak/platform/testing/until.ts';
import { maxFilesAtOnce } from '@kloak/proto/rules/files/uploads.ts';
import type { Browser, Page } from 'playwright-core';
import { isInstalled, openBrowser } from '../../deploy/stories/browser/setup/chromium.ts';
import { openMembersWindow } from '../../deploy/stories/browser/setup/members-window.ts';
import { button, chooseWho, filesField } from '../../deploy/stories/browser/setup/steps.ts';
import { amount } from './setup/amounts.ts';
import { password } from './setup/members.ts';
import { proportionalMegabytes, residentMegabytes, untilQuiet } from './setup/process-facts.ts';
import { plainRow, skippedRow, type TableRow } from './setup/table.ts';
import type { BenchVault } from './setup/vault.ts';

const photos = amount(1000, 3);
const [width, height] = amount([2400, 1600], [640, 480]);
/** Number of different pictures; other bytes at its end make each copy of one unique. */
const pictures = amount(10, 1);
const megapixels = (width * height) / 1e6;
/** Time in ms for one hundred to be checked, sent and published. */
const patience = { timeout: 300_000 };
const mostEveryMs = 250;

/** Moments of an upload, in their order. */
const moments = ['before', 'chosen', 'most', 'sent', 'published', 'at rest', 'under pressure'] as const;
type Moment = (typeof moments)[number];
/**
 * MB of the tab's process: resident, and its share of what processes have in common; JS heap of the page. `browser`: the same share of the browser's own
 * process, which stores blobs and, in this private window, also IndexedDB.
 */
type Usage = { readonly resident: number; readonly proportional: number; readonly heap: number; readonly browser: number };
/** Process ids. `renderers`: of the tab, of the service worker, and an empty one in reserve. */
type Processes = { readonly renderers: readonly number[]; readonly browser: number };

async function drawFiles(folder: string): Promise<string[]> {
  const drawn = await Promise.all(Array.from({ length: pictures }, (_, seed) => drawPhoto({ seed, width, height, patchPx: 24 })));
  const paths: string[] = [];
  for (let nth = 0; nth < photos; nth += 1) {
    const path = join(folder, `IMG_${nth}.JPG`);
    await writeFile(path, Buffer.concat([drawn[nth % pictures] ?? Buffer.alloc(0), Buffer.from(String(nth))]));
    paths.push(path);
  }
  return paths;
}

async function processesOf(browser: Browser): Promise<Processes> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  await devtools.detach();
  const idsOf = (wanted: string) => processInfo.filter(({ type }) => type === wanted).map(({ id }) => id);
  return { renderers: idsOf('renderer'), browser: idsOf('browser')[0] ?? 0 };
}

/** The largest renderer is the tab's. */
function tabOf({ renderers }: Processes): number {
  const all = renderers.map((pid) => ({ pid, megabytes: proportionalMegabytes(pid) ?? 0 }));
  return all.toSorted((one, other) => other.megabytes - one.megabytes)[0]?.pid ?? 0;
}

function usageOf(processes: Processes): Omit<Usage, 'heap'> {
  const tab = tabOf(processes);
  return { resident: residentMegabytes(tab) ?? 0, proportional: proportionalMegabytes(tab) ?? 0, browser: proportionalMegabytes(processes.browser) ?? 0 };
}

/** Chooses all files at once, and publishes them by the hundred. `at` is called at the moments between. */
async function uploadAll(page: Page, paths: readonly string[], at: (moment: 'chosen' | 'sent') => Promise<void>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Mass Upload' });
  await filesField(page).setInputFiles([...paths]);
  for (let left = paths.length; left > 0; left -= maxFilesAtOnce) {
    await dialog.waitFor(patience);
    if (left === paths.length) await at('chosen');
    await button(page, 'Continue').click();
    if (left === paths.length && left > maxFilesAtOnce) await button(page, 'Send these next').first().click();
    if (left === paths.length) await chooseWho(page, 'Family');
    if (left <= maxFilesAtOnce) {
      await page.getByRole('region', { name: 'Upload' }).getByText('Uploaded', { exact: true }).waitFor(patience);
      await at('sent');
    }
    await button(page, 'Publish').click();
  }
  const question = page.getByRole('dialog', { name: 'Invite Family' });
  await until('all to be published', async () => page.url().endsWith('/my-profile') || (await question.isVisible()), patience.timeout / 1000);
}

/** Uploads all, and returns what the tab holds at each moment, after a garbage collection; `most` is the maximum of its process, sampled. */
async function measureUpload({ port, dataDir }: BenchVault, browser: Browser): Promise<ReadonlyMap<Moment, Usage>> {
  const paths = await drawFiles(await mkdtemp(join(dataDir, 'chosen-')));
  const place = { browser, fixture: { base: `http://localhost:${port}` } };
  const { page } = await openMembersWindow(place, { email: 'anna@kloak.example', password }, { to: '/upload', serviceWorkers: 'allow' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await filesField(page).waitFor({ state: 'attached' });
  const held = new Map<Moment, Usage>();
  let processes = await processesOf(browser);
  const note = async (moment: Moment) => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const heap = (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1e6;
    processes = await processesOf(browser);
    held.set(moment, { ...usageOf(processes), heap });
  };
  await note('before');
  let most: Usage = { ...usageOf(processes), heap: 0 };
  const looking = setInterval(() => {
    const now = usageOf(processes);
    most = {
      ...most,
      resident: Math.max(most.resident, now.resident),
      proportional: Math.max(most.proportional, now.proportional),
      browser: Math.max(most.browser, now.browser),
    };
  }, mostEveryMs);
  try {
    await uploadAll(page, paths, note);
  } finally {
    clearInterval(looking);
  }
  held.set('most', most);
  await note('published');
  // Previews go out after their upload is published.
  await untilQuiet(tabOf(processes));
  await note('at rest');
  // The browser keeps decoded pictures as long as no other process needs the memory.
  await devtools.send('Memory.simulatePressureNotification', { level: 'critical' });
  await untilQuiet(tabOf(processes));
  await note('under pressure');
  return held;
}

/** Memory of the tab's process and its JS heap, from before the choice until all are published. */
export async function benchTabMemory(vault: BenchVault): Promise<TableRow[]> {
  const what = `a tab that uploads ${photos.toLocaleString('en')} photographs of ${megapixels.toPrecision(2)} MP`;
  if (!isInstalled) return [skippedRow(what, 'no Chromium is installed')];
  await using opened = new AsyncDisposableStack();
  const browser = await openBrowser();
  opened.defer(() => browser.close());
  const held = await measureUpload(vault, browser);
  const row = (name: string, of: keyof Usage, target: string) => {
    const values = moments.flatMap((moment) => {
      const megabytes = held.get(moment)?.[of] ?? 0;
      return megabytes > 0 ? [`${moment} ${megabytes.toFixed(0)}`] : [];
    });
    return plainRow(`${what}: ${name}`, values.length > 0 ? `${values.join(', ')} MB` : 'not reported by this system', target);
  };
  return [
    row('resident memory of its process', 'resident', '350 MB'),
    row('the same without the part of other processes (PSS)', 'proportional', ''),
    row('JS heap after a garbage collection', 'heap', ''),
    row("the browser's own process, with the blobs of the page (PSS)", 'browser', ''),
  ];
}
