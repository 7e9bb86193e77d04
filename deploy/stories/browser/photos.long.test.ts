// A library of fifty thousand photographs over fourteen years, as its owner scrolls through it. The server's answers are simulated.
import { until } from '@kloak/platform/testing/until.ts';
import type { Locator, Page } from 'playwright-core';
import { ben, demoFixture } from './setup/demo-fixture.ts';
import { inBrowser } from './setup/in-browser.ts';
import { daysWithTen, serveLibrary } from './setup/large-library.ts';
import { openMembersWindow } from './setup/members-window.ts';
import { openStage } from './setup/stage.ts';
import { type Window, waitForPictures } from './setup/window.ts';

const days = daysWithTen(5000);

inBrowser('the photos of a large library', () => {
  const stage = openStage(demoFixture);
  let window: Window;
  let page: Page;
  let library: { readonly asked: number };

  beforeAll(async () => {
    window = await openMembersWindow(stage, ben);
    page = window.page;
    const visitor = stage.fixture.visitor();
    const { userId } = await visitor.call('POST /api/users/login', ben);
    const { posts } = await visitor.call('POST /api/post/post-by-id', { profileId: userId });
    library = await serveLibrary(page, days, posts);
    await page.goto('/photos');
    await links().first().waitFor();
  }, 300_000);

  const links = () => page.locator('main a[href^="/image/"]');
  const rail = () => page.getByRole('slider', { name: 'Month' });
  const month = () => rail().getAttribute('aria-valuetext');
  const monthIs = (name: string) => until(`the month ${name}`, async () => (await month()) === name);
  const inSight = (locator: Locator) =>
    until('it to be in sight', async () => {
      const box = await locator.boundingBox();
      return box !== null && box.y + box.height > 0 && box.y < 900;
    });

  it('draws what is near the window, and asks for little more', async () => {
    await waitForPictures(page);
    expect(days.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(49_000);
    expect(await page.locator('main *').count()).toBeLessThan(1500);
    expect(library.asked).toBeLessThan(5);
    expect(await month()).toBe('November 2026');
  });

  it('is led by keys, month by month and year by year', async () => {
    await rail().focus();
    for (const [key, name] of [
      ['PageDown', 'December 2025'],
      ['ArrowDown', 'November 2025'],
      ['ArrowUp', 'December 2025'],
    ] as const) {
      await page.keyboard.press(key);
      await monthIs(name);
    }
    await page.getByRole('heading', { name: 'Wed, December 31, 2025' }).waitFor();
    await inSight(page.getByRole('heading', { name: 'Wed, December 31, 2025' }));
  });

  it('is led by a finger along the rail, and asks for what it stops at alone', async () => {
    const box = await rail().boundingBox();
    if (!box) throw new Error('there is no rail');
    const before = library.asked;
    const hand = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      hand.send('Input.dispatchTouchEvent', { type, touchPoints });
    const at = (part: number) => [{ x: box.x + box.width / 2, y: box.y + box.height * part }];
    await touch('touchStart', at(0.2));
    for (let step = 1; step <= 20; step += 1) await touch('touchMove', at(0.2 + step * 0.02));
    await touch('touchEnd', []);
    await hand.detach();
    await until('another year', async () => /201\d|2020/.test((await month()) ?? ''));
    await links().first().waitFor();
    expect(library.asked - before).toBeLessThan(20);
  });

  it('is where one was, who comes back from a picture, with the focus on it', async () => {
    const href = await links().nth(12).getAttribute('href');
    const link = page.locator(`main a[href="${href}"]`);
    await link.scrollIntoViewIfNeeded();
    await link.focus();
    const place = (await month()) ?? '';
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${href}`);
    await page.getByRole('button', { name: 'Open full screen' }).waitFor();
    await page.goBack();
    await link.and(page.locator(':focus')).waitFor();
    await inSight(link);
    await monthIs(place);
  });

  it('leads on from a picture to what had not come, picture by picture, and counts them among all', async () => {
    const all = days.reduce((sum, { count }) => sum + count, 0);
    const placed = page.getByText(new RegExp(`^Photo \\d+ of ${all}$`));
    const nth = async () => Number(/\d+/.exec((await placed.first().textContent()) ?? '')?.[0]);
    await links().nth(12).press('Enter');
    await placed.first().waitFor();
    const [first, before] = [await nth(), library.asked];
    let steps = 0;
    const goOn = async () => {
      await page.keyboard.press('ArrowRight');
      steps += 1;
      await page
        .getByText(`Photo ${first + steps} of ${all}`, { exact: true })
        .first()
        .waitFor();
    };
    // About a hundred arrive at a time.
    while (library.asked === before && steps < 220) await goOn();
    for (let more = 0; more < 5; more += 1) await goOn();
    expect(library.asked).toBeGreaterThan(before);
    await page.goBack();
    await links().first().waitFor();
  });
});
