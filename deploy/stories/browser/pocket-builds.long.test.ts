// Two builds of the app, one after the other, on a device with the service worker: no page ever consists of both.
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@kloak/platform/testing/until.ts';
import type { Page } from 'playwright-core';
import { buildWith, markedCopy, servedBuild } from './setup/builds.ts';
import { openBrowser } from './setup/chromium.ts';
import { ben, demoFixture } from './setup/demo-fixture.ts';
import { type Front, openFront } from './setup/front.ts';
import { inBrowser } from './setup/in-browser.ts';
import { cacheNames, untilControlled } from './setup/kept-on-device.ts';
import { openStage } from './setup/stage.ts';
import { signIn } from './setup/steps.ts';
import { openWindow, type Window } from './setup/window.ts';

const [before, after] = ['Home', 'Home again'];
const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 });
const shellsOf = async (page: Page) => (await cacheNames(page)).filter((name) => name.startsWith('kloak-shell-'));

/** Code that a page has loaded. */
const loadedBy = (page: Page) =>
  page.evaluate<string[]>(`performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).filter((path) => path.startsWith('/assets/'))`);

/** Resolves when the app has replaced the prepared page. */
const untilStarted = (page: Page) => until('the app', () => page.evaluate<boolean>('document.querySelector("[data-prepared]") === null'));

async function expectCodeOf(build: string, page: Page): Promise<void> {
  const files = new Set(readdirSync(join(build, 'assets')));
  const loaded = await loadedBy(page);
  expect(loaded.length).toBeGreaterThan(5);
  expect(loaded.filter((path) => !files.has(path.slice('/assets/'.length)))).toEqual([]);
}

inBrowser('builds of the app', () => {
  const stage = openStage(demoFixture, openBrowser);
  let front: Front;
  let folder: string;
  let next: string;
  let device: Window;
  let late: Page;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kloak-builds-'));
    next = await buildWith(join(folder, 'next'), ['web/src/lib/texts.ts', `home: '${before}'`, `home: '${after}'`]);
    front = await openFront(stage.fixture.base);
    device = await openWindow({ browser: stage.browser, fixture: { base: front.base } }, { serviceWorkers: 'allow' });
    const { page } = device;
    await page.goto('/login');
    await signIn(page, ben);
    await title(page, before).waitFor();
    await untilControlled(page);
    await page.goto('/home');
  }, 900_000);
  afterAll(async () => {
    front?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const follow = (page: Page, link: string) => page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: link, exact: true }).click();
  /** The worker of the build that is served is active, and no other is about to come. */
  const untilActive = (page: Page) =>
    until('the next worker is active', () =>
      page.evaluate<boolean>(
        `navigator.serviceWorker.getRegistration().then(({ active, installing, waiting }) => active?.state === 'activated' && !installing && !waiting)`,
      ),
    );

  it('the page of the build before works on when there is another', async () => {
    const { page } = device;
    front.deploy(next);
    await follow(page, 'Photos');
    await title(page, 'Photos').waitFor();
    await expectCodeOf(servedBuild, page);
  });

  it('the next start is the new build, and each start is one of the two as a whole', async () => {
    late = await device.page.context().newPage();
    await until('the new build', async () => {
      await late.goto('/home');
      const heading = late.getByRole('heading', { level: 1 });
      await heading.waitFor();
      await untilStarted(late);
      const isNew = (await heading.textContent()) === after;
      await expectCodeOf(isNew ? next : servedBuild, late);
      return isNew;
    });
    await until('two builds to be kept', async () => (await shellsOf(late)).length === 2);
    await untilActive(late);
    await late.context().setOffline(true);
    await late.goto('/home');
    await title(late, after).waitFor();
    await untilStarted(late);
    await expectCodeOf(next, late);
    await late.context().setOffline(false);
  });

  it('the page that is still open goes on with its own code', async () => {
    const { page } = device;
    await follow(page, before);
    await title(page, before).waitFor();
    await expectCodeOf(servedBuild, page);
  });

  it('the build after next drops what was kept of the first', async () => {
    const [first, second] = await shellsOf(late);
    front.deploy(await markedCopy(next, join(folder, 'copy')));
    await late.goto('/home');
    await until('the first build to be gone', async () => !(await shellsOf(late)).includes(first ?? ''));
    expect(await shellsOf(late)).toEqual([second, 'kloak-shell-copy']);
  });
});
