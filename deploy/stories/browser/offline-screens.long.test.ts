// Each screen of the pocket, seen once with a network, is whole without one: none of its calls stays without an answer.
import { untilFound } from '@kloak/platform/testing/until.ts';
import type { Page } from 'playwright-core';
import { messageField } from './setup/chat-steps.ts';
import { openBrowser } from './setup/chromium.ts';
import { anna, demoFixture } from './setup/demo-fixture.ts';
import { inBrowser } from './setup/in-browser.ts';
import { untilControlled } from './setup/kept-on-device.ts';
import { openMembersWindow } from './setup/members-window.ts';
import { phone } from './setup/sizes.ts';
import { openStage } from './setup/stage.ts';
import { button } from './setup/steps.ts';
import { type Window, waitForPictures } from './setup/window.ts';

/** Screens, and others by the beginning of a link on one of them. */
const screens = ['/home', '/photos', '/my-profile', '/groups', '/notification', '/families', '/my-hearts', '/timeline', '/subscribed-videos'];
const linked = [
  ['/home', '/story/'],
  ['/my-hearts', '/image/'],
  ['/subscribed-videos', '/video/'],
  ['/my-profile', '/albums/'],
  ['/groups', '/group/'],
  ['/families', '/profile/'],
] as const;
/** Screens whose pictures are compared, too. */
const withPictures = ['/home', '/photos', '/my-profile'];
/** Calls that change something: they are sent again later, or not at all. */
const isChange = (path: string) => /\/(mark-read|mark-seen|seen-help|watched|delete-notif-room)$/.test(path);

inBrowser('without a network', () => {
  const stage = openStage(demoFixture, openBrowser);
  let device: Window;
  const addresses = new Map<string, string>();
  const unanswered: string[] = [];

  const settled = (page: Page) => page.waitForLoadState('networkidle');
  const openRoom = async (page: Page) => {
    await page.goto('/home');
    await button(page, /^See Messages/).click();
    await button(page, /^Summer at the lake/).click();
    await messageField(page).waitFor();
    await settled(page);
  };

  beforeAll(async () => {
    device = await openMembersWindow(stage, anna, { viewport: phone, serviceWorkers: 'allow' });
    const { page } = device;
    await untilControlled(page);
    for (const path of screens) addresses.set(path, path);
    for (const [from, beginning] of linked) {
      await page.goto(from);
      const link = page.locator(`main a[href^="${beginning}"]`).first();
      addresses.set(beginning, await untilFound(`a link to ${beginning}`, async () => (await link.getAttribute('href')) ?? undefined));
    }
    for (const address of addresses.values()) {
      await page.goto(address);
      if (withPictures.includes(address)) await waitForPictures(page);
      await settled(page);
    }
    await openRoom(page);
    page.on('requestfailed', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/') && !isChange(pathname)) unanswered.push(pathname);
    });
    await page.context().setOffline(true);
  }, 600_000);
  beforeEach(() => {
    unanswered.length = 0;
  });

  it.each([...screens, ...linked.map(([, beginning]) => beginning)])('%s is whole', async (name) => {
    const { page } = device;
    await page.goto(addresses.get(name) ?? '');
    await page.getByText('You are offline.').waitFor();
    await settled(page);
    expect(unanswered).toEqual([]);
    expect(await page.getByText('this is not kept on this device').count()).toBe(0);
  });

  it.each(withPictures)('%s has its pictures', async (path) => {
    await device.page.goto(path);
    await waitForPictures(device.page);
  });

  it('the chat is whole', async () => {
    await openRoom(device.page);
    expect(unanswered).toEqual([]);
  });
});
