// Full export: requested in the settings, downloaded, and opened from a folder without a network.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readZip } from '@kloak/gateway/testing/read-zip.ts';
import type { Page } from 'playwright-core';
import { ben, demoFixture } from './setup/demo-fixture.ts';
import { inBrowser } from './setup/in-browser.ts';
import { openMembersWindow } from './setup/members-window.ts';
import { desk, phone } from './setup/sizes.ts';
import { openStage } from './setup/stage.ts';
import { button } from './setup/steps.ts';
import { askPage } from './setup/window.ts';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Unpacks like a user. */
async function unpack(archive: Buffer, folder: string): Promise<void> {
  for (const { name, bytes } of await readZip(archive)) {
    const path = resolve(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  }
}

inBrowser('everything that one has', () => {
  const stage = openStage(demoFixture);
  let folder = '';
  let offline: Page;
  const troubles: string[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kloak-taken-home-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is made ready where it is asked for, and downloaded', async () => {
    const { page, close } = await openMembersWindow(stage, ben);
    await page.goto('/settings');
    await button(page, 'Prepare my archive').click();
    const dialog = page.getByRole('dialog', { name: 'Prepare my archive' });
    await dialog.getByLabel('Your password').fill(ben.password);
    await dialog.getByRole('button', { name: 'Prepare my archive' }).click();
    await page.getByText('Your archive is ready.').waitFor();
    const downloading = page.waitForEvent('download');
    await button(page, /^Download$/).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^kloak-everything-\d{4}-\d\d-\d\d\.zip$/);
    await page.getByText('It is downloaded.').waitFor();
    await unpack(await readFile(await download.path()), folder);
    await close();
  });

  it('opens without a network, shows pictures and what was said of them, and breaks no rule of axe', async () => {
    const context = await stage.browser.newContext({ offline: true, viewport: phone, locale: 'en-US' });
    for (const path of [axe, resolve(import.meta.dirname, 'setup/in-page.js')]) await context.addInitScript({ path });
    context.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
    context.on('weberror', (error) => troubles.push(error.error().message));
    offline = await context.newPage();
    await offline.goto(pathToFileURL(join(folder, 'index.html')).href);
    await offline.getByText(/^\d+ items\.$/).waitFor();
    const looks = async () => {
      for (const [viewport, colorScheme] of [
        [phone, 'light'],
        [desk, 'dark'],
      ] as const) {
        await offline.setViewportSize(viewport);
        await offline.emulateMedia({ colorScheme });
        expect(await askPage<string[]>(offline, 'axe()')).toEqual([]);
        expect(await askPage<string[]>(offline, 'tooWide()')).toEqual([]);
      }
    };
    await looks();
    await offline.getByLabel('Search').fill('snowman');
    await offline.getByText(/^1 item\.$/).waitFor();
    await offline.getByRole('listitem').getByRole('button').click();
    const shown = offline.getByRole('dialog', { name: /snowman/i });
    await shown.getByText(/^Comments$/).waitFor();
    // Rejects if the picture cannot be decoded.
    await offline.evaluate(`document.querySelector('dialog img').decode()`);
    await looks();
    await offline.keyboard.press('Escape');
    await shown.waitFor({ state: 'hidden' });
    for (const part of ['Albums', 'Messages', 'Connections and groups']) {
      await offline.getByRole('link', { name: part }).click();
      await offline.getByRole('heading', { level: 2 }).waitFor();
      await looks();
    }
    expect(troubles).toEqual([]);
    await context.close();
  });
});
