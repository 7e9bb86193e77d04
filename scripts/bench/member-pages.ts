// First visits of a member's pages: a phone whose CPU is a quarter as fast, a slow line, and nothing in the cache.
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { until } from '@kloak/platform/testing/until.ts';
import type { Browser } from 'playwright-core';
import { isInstalled, openBrowser } from '../../deploy/stories/browser/setup/chromium.ts';
import { type Guest, line, phone, signedIn } from './first-load.ts';
import { share } from './media-bytes.ts';
import { amount } from './setup/amounts.ts';
import type { BenchMember } from './setup/members.ts';
import { median, quantile } from './setup/rounds.ts';
import { plainRow, skippedRow, type TableRow } from './setup/table.ts';
import type { BenchVault } from './setup/vault.ts';

const rounds = amount(3, 1);
const cpuSlowdown = 4;
const photos = amount(4, 1);
const target = '1.5 s, 200 ms, 150 KB, 25 requests';

type Page = { readonly what: string; readonly path: string; readonly shown: string };
/** LCP in s. `blockedMs`: by long tasks. `scriptBytes`: on the line. `before`: number of requests begun before the LCP. */
type Visit = { readonly lcp: number; readonly blockedMs: number; readonly scriptBytes: number; readonly before: number; readonly requests: number };

const watch = `globalThis.firstVisit = { lcp: 0, blockedMs: 0 };
new PerformanceObserver((list) => { firstVisit.lcp = list.getEntries().at(-1).startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) firstVisit.blockedMs += duration - 50; }).observe({ type: 'longtask', buffered: true });`;
const values = `(() => {
  const loaded = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  const scripts = loaded.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  return {
    ...firstVisit,
    lcp: firstVisit.lcp / 1000,
    scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    before: loaded.filter(({ startTime }) => startTime < firstVisit.lcp).length,
    requests: loaded.length,
  };
})()`;

/** Photos of both members, an album of ben's, and a group of theirs with some of anna's. */
async function fill(anna: BenchMember, ben: BenchMember): Promise<readonly Page[]> {
  const shareSome = async (member: BenchMember, from: number) => {
    const ids: string[] = [];
    for (let seed = from; seed < from + photos; seed += 1)
      ids.push((await share(member, await drawPhoto({ seed, width: 2400, height: 1800, patchPx: 100 })))._id);
    return ids;
  };
  const [annas, bens] = [await shareSome(anna, 0), await shareSome(ben, photos)];
  await ben.call('POST /api/image/add-to-album', { album: { name: 'Lake', description: '' }, posts: bens, privacy: 'FAMILY_ONLY', profileId: ben.id });
  const begun = { name: 'Lake house', description: 'By the water', invitedIdList: [ben.id], profile: anna.id };
  const { savedGroup } = await anna.call('POST /api/groups/create-new-group', begun);
  await ben.call('POST /api/groups/accept-group-invite', { profileId: ben.id, invite: savedGroup._id });
  await anna.call('POST /api/groups/create-group-post', { groupId: savedGroup._id, profile: anna.id, text: 'The jetty', posts: annas });
  const picture = 'main picture img';
  return [
    { what: 'home', path: '/home', shown: picture },
    { what: 'photos', path: '/photos', shown: picture },
    { what: 'an image', path: `/image/${annas[0]}`, shown: picture },
    { what: 'groups', path: '/groups', shown: picture },
    { what: 'a group', path: `/group/${savedGroup._id}`, shown: picture },
    { what: 'notifications', path: '/notification', shown: 'main li' },
    { what: 'plans', path: '/upgrade-store', shown: 'main li' },
    { what: 'own profile', path: '/my-profile', shown: picture },
  ];
}

async function visit(browser: Browser, url: string, shown: string, guest: Guest): Promise<Visit> {
  const context = await browser.newContext({ ...guest, ...phone });
  try {
    await context.addInitScript(watch);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', line);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.goto(url, { waitUntil: 'commit' });
    await until(`${shown} at ${url}`, () =>
      page.evaluate<boolean>(
        `!document.querySelector('[data-prepared]') && [...document.querySelectorAll('${shown}')].some(({ naturalWidth }) => naturalWidth !== 0)`,
      ),
    );
    await page.waitForLoadState('networkidle');
    return await page.evaluate<Visit>(values);
  } finally {
    await context.close();
  }
}

function textOf(visits: readonly Visit[]): string {
  const all = (one: keyof Visit) => visits.map((seen) => seen[one]);
  const [lcp, least, most] = [0.5, 0, 1].map((part) => quantile(all('lcp'), part).toFixed(2));
  const [blocked, scripts, before, requests] = [median(all('blockedMs')), median(all('scriptBytes')) / 1000, median(all('before')), median(all('requests'))];
  return `${lcp} s (${least}–${most}), ${blocked.toFixed(0)} ms blocked, ${scripts.toFixed(0)} KB of scripts, ${before} requests before it, ${requests} in all`;
}

/** A row for each page: its LCP, and beside it what decides about that. */
export async function benchMemberPages({ port, anna, ben }: BenchVault): Promise<TableRow[]> {
  if (!isInstalled) return [skippedRow("first visit of a member's page", 'no Chromium is installed')];
  const base = `http://localhost:${port}`;
  const all = await fill(anna, ben);
  const pages = amount(all, all.slice(0, 1));
  await using opened = new AsyncDisposableStack();
  const browser = await openBrowser();
  opened.defer(() => browser.close());
  const guest = await signedIn(browser, base, 'ben');
  const rows: TableRow[] = [];
  for (const { what, path, shown } of pages) {
    const visits: Visit[] = [];
    for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, base + path, shown, guest));
    rows.push(plainRow(`first visit of ${what} by a phone, LCP`, textOf(visits), target));
  }
  return rows;
}
