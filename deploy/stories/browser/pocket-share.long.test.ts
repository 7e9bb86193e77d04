// Pictures that another app of the device shares, taken by the worker of a real browser.
import { createServer } from 'node:http';
import { listenOnFreePort } from '@kloak/platform/testing/listen-on-free-port.ts';
import { sharePath } from '@kloak/proto/rules/app-paths.ts';
import type { Page } from 'playwright-core';
import { takePhoto } from '../family-path.ts';
import { embeddedFixture } from '../fixture.ts';
import { newMember, type Person } from '../people.ts';
import { openBrowser } from './setup/chromium.ts';
import { inBrowser } from './setup/in-browser.ts';
import { cacheNames, untilControlled } from './setup/kept-on-device.ts';
import { openMembersWindow } from './setup/members-window.ts';
import { phone } from './setup/sizes.ts';
import { openStage } from './setup/stage.ts';
import { signIn, signOut } from './setup/steps.ts';

type SharedFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** Posts files to the address of shares, as a device does: by a navigation without a referrer, unless the page says where it comes from. */
async function postForm(page: Page, action: string, files: readonly SharedFile[], isNamed = false): Promise<void> {
  const form = `<form id="share" method="post" enctype="multipart/form-data" action="${action}"${isNamed ? '' : ' rel="noreferrer"'}><input type="file" name="files" multiple></form>`;
  await page.evaluate(`document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(form)})`);
  await page.locator('#share input[type=file]').setInputFiles([...files]);
  await page.evaluate(`document.querySelector('#share').submit()`);
}

inBrowser('a share of the device', () => {
  const stage = openStage(embeddedFixture, openBrowser);
  let anna: Person;
  let shared: SharedFile[];
  beforeAll(async () => {
    anna = await newMember(stage.fixture, 'anna');
    const photos = await Promise.all([31, 32].map(takePhoto));
    const words = { name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
    shared = [...photos.map((buffer, nth) => ({ name: `lake-${nth}.jpg`, mimeType: 'image/jpeg', buffer })), words];
  }, 300_000);

  const device = async () => {
    const window = await openMembersWindow(stage, anna, { viewport: phone, serviceWorkers: 'allow' });
    await untilControlled(window.page);
    return window;
  };
  const showsShared = async (page: Page) => {
    for (const name of ['lake-0.jpg', 'lake-1.jpg']) await page.getByText(name).first().waitFor();
    await page.getByText('Not taken: words.txt').first().waitFor();
  };

  it('opens the upload with its pictures, and names the file that is none', async () => {
    const { page, close } = await device();
    await postForm(page, sharePath, shared);
    await page.waitForURL('**/upload');
    await showsShared(page);
    await close();
  });

  it('waits until somebody signs in', async () => {
    const { page, close } = await device();
    await signOut(page);
    await postForm(page, sharePath, shared);
    await page.waitForURL('**/login?return=*');
    await signIn(page, anna, '/upload');
    await showsShared(page);
    await close();
  });

  it('of another site’s page is refused', async () => {
    const { page, close } = await device();
    const evil = createServer((_asked, answer) => answer.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Evil</title>'));
    const port = await listenOnFreePort(evil);
    await page.goto(`http://127.0.0.1:${port}/`);
    const answered = page.waitForResponse(stage.fixture.base + sharePath);
    await postForm(page, stage.fixture.base + sharePath, shared, true);
    expect((await answered).status()).toBe(403);
    await page.waitForURL(`**${sharePath}`);
    await page.goto('/home');
    expect(await cacheNames(page)).not.toContain('kloak-shared');
    await close();
    evil.close();
  });
});
