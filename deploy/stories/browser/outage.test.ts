// The network or the server goes away while a photograph goes out: it goes on by itself, and nothing is there twice.

import { until } from '@kloak/platform/testing/until.ts';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { takePhoto } from '../family-path.ts';
import { embeddedFixture, type Fixture } from '../fixture.ts';
import { me, newMember, type Person } from '../people.ts';
import { persistCall } from '../persist.ts';
import { openBrowser } from './chromium.ts';
import { inBrowser } from './in-browser.ts';
import { openMembersWindow } from './members-window.ts';
import { button, cancelUpload, inviteNobody } from './steps.ts';
import { announced, type Window } from './window.ts';

type Line = { bytesPerSecond: number; offline?: boolean };

const setLine = (session: CDPSession, { bytesPerSecond, offline = false }: Line) =>
  session.send('Network.emulateNetworkConditions', { offline, latency: 0, downloadThroughput: -1, uploadThroughput: bytesPerSecond });

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles([{ name, mimeType: 'image/jpeg', buffer }]);
}

inBrowser('an outage while a photograph goes out', () => {
  let fixture: Fixture;
  let browser: Browser;
  let anna: Person;
  let window: Window;
  let line: CDPSession;
  let photos: Buffer[];

  const says = (text: string) => window.page.getByRole('status').getByText(text, { exact: true }).waitFor();
  const bytes = async (which: 'currentUsage' | 'freeDataSpace') => {
    const { dataUsage } = await persistCall(anna.visitor, 'POST /api/users/getDataUsage', { profileId: me(anna) });
    return dataUsage[which];
  };
  const usage = () => bytes('currentUsage');
  const free = () => bytes('freeDataSpace');

  beforeAll(async () => {
    [fixture, browser, photos] = await Promise.all([embeddedFixture(), openBrowser(), Promise.all([21, 22].map(takePhoto))]);
    anna = await newMember(fixture, 'anna');
    window = await openMembersWindow(browser, fixture.base, anna, { to: '/upload' });
    line = await window.page.context().newCDPSession(window.page);
    await line.send('Network.enable');
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await fixture?.close();
  });

  it('says what it waits for while the network is away, then sends and publishes as it was told', async () => {
    const { page } = window;
    const [photo = Buffer.alloc(0)] = photos;
    const slow = { bytesPerSecond: photo.length / 2 };
    await setLine(line, slow);
    await choose(page, 'lake.jpg', photo);
    await page.getByText(/^[1-9]\d?%$/).waitFor();
    await setLine(line, { ...slow, offline: true });
    await says('Waiting for the connection …');
    await button(page, 'Try again').waitFor();
    await page.getByLabel('Privacy').selectOption({ label: 'Family' });
    await button(page, 'Publish').click();
    await button(page, 'Publishing...').waitFor();
    await setLine(line, { bytesPerSecond: -1 });
    await inviteNobody(page);
    expect(await usage()).toBe(photo.length);
  });

  it('goes on when a server that was killed is there again', async () => {
    const { page } = window;
    const [before = Buffer.alloc(0), photo = Buffer.alloc(0)] = photos;
    await page.goto('/upload');
    await setLine(line, { bytesPerSecond: photo.length / 2 });
    await choose(page, 'hill.jpg', photo);
    await page.getByText(/^[1-9]\d?%$/).waitFor();
    await fixture.targets[0]?.kill();
    await says('Waiting for the connection …');
    await setLine(line, { bytesPerSecond: -1 });
    await fixture.targets[0]?.start();
    await says('Uploaded');
    await page.getByLabel('Privacy').selectOption({ label: 'Family' });
    await button(page, 'Publish').click();
    await page.waitForURL('**/my-profile');
    expect(await usage()).toBe(before.length + photo.length);
  }, 90_000);

  it.each([
    ['cancelled', cancelUpload],
    ['left behind by a reload', (page: Page) => page.reload()],
  ])(
    'gives the space back when it is %s',
    async (_how, end) => {
      const { page } = window;
      const photo = await takePhoto(23);
      const before = await free();
      await page.goto('/upload');
      await setLine(line, { bytesPerSecond: photo.length / 10 });
      await choose(page, 'river.jpg', photo);
      await page.getByText(/^[1-9]\d?%$/).waitFor();
      expect(await free()).toBe(before - photo.length);
      await end(page);
      await setLine(line, { bytesPerSecond: -1 });
      await page.getByText('Drag and drop').waitFor();
      await until('the space to be given back', async () => (await free()) === before);
    },
    60_000,
  );

  it('is live again after the code for it could not be loaded', async () => {
    const tab = await window.page.context().newPage();
    await tab.clock.install();
    const asked = Promise.withResolvers<void>();
    await tab.route('**/assets/live-socket*', (route) => route.abort().then(asked.resolve), { times: 1 });
    await tab.goto('/home');
    await asked.promise;
    const connected = tab.waitForEvent('websocket');
    await tab.clock.fastForward(30_000);
    await connected;
    await tab.close();
  });

  it('keeps the page and says what there is to say when the code for messages cannot be loaded, and later says it well', async () => {
    const tab = await window.page.context().newPage();
    await tab.route('**/assets/toasts*', (route) => route.abort());
    await tab.goto('/upload');
    const refused = async () => {
      await choose(tab, 'empty.jpg', Buffer.alloc(0));
      await announced(tab, 'An empty file cannot be uploaded.');
    };
    await refused();
    await button(tab, /^Account menu/).waitFor();
    expect(await button(tab, 'Dismiss').count()).toBe(0);
    await tab.unroute('**/assets/toasts*');
    await refused();
    // As large as its styles make it.
    expect((await button(tab, 'Dismiss').boundingBox())?.width).toBe(44);
    await tab.close();
  });

  it('tells of a file that is in the vault already who still sees it, and leads to its post', async () => {
    const { page } = window;
    const [photo = Buffer.alloc(0)] = photos;
    const charged = await usage();
    await page.goto('/upload');
    await choose(page, 'lake again.jpg', photo);
    await page.getByRole('heading', { name: 'This file is already in your vault.' }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'lake again.jpg' }).getByText('Family').waitFor();
    await page.getByRole('link', { name: 'lake again.jpg' }).click();
    await page.waitForURL('**/image/*');
    await page.getByText('Family', { exact: false }).last().waitFor();
    await until('the space to be given back', async () => (await usage()) === charged);
  });
});
