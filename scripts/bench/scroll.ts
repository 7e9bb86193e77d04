// Cost for the owner's browser of scrolling through a library of 100,000, compared with one of 1,000.
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import type { CDPSession, Page } from 'playwright-core';
import { isInstalled, openBrowser } from '../../deploy/stories/browser/setup/chromium.ts';
import { daysWithTen, serveLibrary } from '../../deploy/stories/browser/setup/large-library.ts';
import { openMembersWindow } from '../../deploy/stories/browser/setup/members-window.ts';
import { waitForPictures } from '../../deploy/stories/browser/setup/window.ts';
import { share } from './media-bytes.ts';
import { amount } from './setup/amounts.ts';
import { password } from './setup/members.ts';
import { compare, median, quantile } from './setup/rounds.ts';
import { comparedRow, skippedRow, type TableRow } from './setup/table.ts';
import type { BenchVault } from './setup/vault.ts';

const [manyDays, fewDays] = amount([10_000, 100], [200, 50]);
const rounds = amount(3, 1);
/** Steps of dragging the rail; then of the wheel, at several positions within the length of the small library. */
const dragSteps = amount(60, 6);
const wheelPlaces = [0, 0.25, 0.5, 0.75];
const [wheelSteps, wheelPx] = amount([25, 300], [4, 300]);
const frameTarget = '33 ms, 100 ms at most';
const shapes = [
  { width: 1200, height: 900 },
  { width: 900, height: 1200 },
  { width: 1600, height: 900 },
];

/** Durations of frames and long tasks in ms, JS heap afterwards, and maximum number of elements while the page stood still. */
type ScrollResult = { frames: number[]; tasks: number[]; heapMegabytes: number; elements: number };
type Watched = Pick<ScrollResult, 'frames' | 'tasks'>;

const watchFrames = `globalThis.framesOf = (() => {
  const [frames, tasks] = [[], []];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
  observer.observe({ type: 'longtask' });
  let [last, goesOn] = [performance.now(), true];
  const frame = (now) => {
    frames.push(now - last);
    last = now;
    if (goesOn) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  return () => {
    goesOn = false;
    observer.disconnect();
    return { frames: frames.slice(1), tasks };
  };
})()`;
const nextFrame = 'new Promise((drawn) => requestAnimationFrame(() => drawn()))';

async function metricsOf(devtools: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
}

/** Scrolls from top to bottom by the rail, and at some places by the wheel. `atRest`: called while the page stands still. */
async function goThrough(page: Page, atRest: () => Promise<void>): Promise<void> {
  const rail = await page.getByRole('slider', { name: 'Month' }).boundingBox();
  if (!rail) throw new Error('there is no rail');
  const moveTo = (part: number) => page.mouse.move(rail.x + rail.width / 2, rail.y + rail.height * part);
  const stand = async () => {
    await waitForPictures(page);
    await atRest();
  };
  await moveTo(0.01);
  await page.mouse.down();
  for (let step = 1; step <= dragSteps; step += 1) {
    await moveTo(0.01 + (0.98 * step) / dragSteps);
    await page.evaluate(nextFrame);
  }
  await page.mouse.up();
  await stand();
  for (const place of wheelPlaces) {
    await moveTo(place);
    await page.mouse.down();
    await page.mouse.up();
    await stand();
    await page.mouse.move(rail.x / 2, rail.y + rail.height / 2);
    for (let step = 0; step < wheelSteps; step += 1) {
      await page.mouse.wheel(0, wheelPx);
      await page.evaluate(nextFrame);
    }
    await stand();
  }
}

/** Scrolls the photos: CPU time of the page's main thread in ms, and the frames. */
async function scroll(page: Page, devtools: CDPSession): Promise<ScrollResult & { computedMs: number }> {
  await page.goto('/photos');
  await page.locator('main a[href^="/image/"]').first().waitFor();
  await waitForPictures(page);
  let elements = 0;
  const before = await metricsOf(devtools);
  await page.evaluate(watchFrames);
  await goThrough(page, async () => {
    elements = Math.max(elements, await page.evaluate<number>(`document.querySelectorAll('*').length`));
  });
  const watched = await page.evaluate<Watched>('framesOf()');
  const after = await metricsOf(devtools);
  await devtools.send('HeapProfiler.collectGarbage');
  const held = await metricsOf(devtools);
  return { ...watched, elements, heapMegabytes: held('JSHeapUsedSize') / 1e6, computedMs: (after('TaskDuration') - before('TaskDuration')) * 1000 };
}

/** The browser reports only tasks over 50 ms. */
const framesText = (gone: readonly ScrollResult[]) => {
  const p95 = quantile(
    gone.flatMap(({ frames }) => frames),
    0.95,
  );
  const longest = Math.max(0, ...gone.flatMap(({ tasks }) => tasks));
  return `${Math.round(p95)} ms, ${longest === 0 ? 'below 50 ms' : `${Math.round(longest)} ms`}`;
};

export async function benchScroll({ port, anna }: BenchVault): Promise<TableRow[]> {
  if (!isInstalled) return [skippedRow('scrolling a library', 'no Chromium is installed')];
  for (const [seed, shape] of shapes.entries()) await share(anna, await drawPhoto({ seed, ...shape }));
  const { posts } = await anna.call('POST /api/post/post-by-id', { profileId: anna.id });
  await using opened = new AsyncDisposableStack();
  const browser = await openBrowser();
  opened.defer(() => browser.close());
  const sideOf = async (days: number) => {
    const { page } = await openMembersWindow({ browser, fixture: { base: `http://localhost:${port}` } }, { email: 'anna@kloak.example', password });
    const library = daysWithTen(days);
    await serveLibrary(page, library, posts);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const gone: ScrollResult[] = [];
    const run = async () => {
      await page.bringToFront();
      const { computedMs, ...seen } = await scroll(page, devtools);
      gone.push(seen);
      return computedMs;
    };
    return { run, gone, size: library.reduce((sum, { count }) => sum + count, 0).toLocaleString('en') };
  };
  const [large, small] = [await sideOf(manyDays), await sideOf(fewDays)];
  const compared = await compare(rounds, large.run, small.run);
  const what = `scrolling a library of ${large.size} ÷ of ${small.size}`;
  const beside = (one: 'heapMegabytes' | 'elements') => {
    const ratios = large.gone.map((gone, round) => gone[one] / (small.gone[round]?.[one] ?? Number.NaN));
    const [ours, raw] = [large, small].map(({ gone }) => median(gone.map((seen) => seen[one])));
    return { ours: ours ?? 0, raw: raw ?? 0, ratio: median(ratios), min: Math.min(...ratios), max: Math.max(...ratios) };
  };
  const [oursFrames, rawFrames] = [large, small].map(({ gone }) => framesText(gone));
  return [
    comparedRow(`${what}: computing of the page's main thread`, 'ms', '1.5 at most', compared),
    { what: `${what}: p95 of frames, longest task`, ours: oursFrames ?? '', raw: rawFrames ?? '', ratio: '', target: frameTarget },
    comparedRow(`${what}: JS heap that is held afterwards`, 'MB', '', beside('heapMegabytes')),
    comparedRow(`${what}: elements in the page, at most`, 'elements', '1.5 at most', beside('elements')),
  ];
}
