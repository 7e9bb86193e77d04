// Content visible before any script has loaded, which must stay in place when the app starts.
import { until } from '@kloak/platform/testing/until.ts';
import type { Locator, Page } from 'playwright-core';
import { boxOf } from './setup/boxes.ts';
import { ben, demoFixture } from './setup/demo-fixture.ts';
import { inBrowser } from './setup/in-browser.ts';
import { openMembersWindow } from './setup/members-window.ts';
import { desk, phone } from './setup/sizes.ts';
import { openStage } from './setup/stage.ts';
import { button, heading, signIn } from './setup/steps.ts';
import { openWindow, waitForPictures } from './setup/window.ts';

/** Opens an address; scripts wait for the answer to be called. The styles are there. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const looked = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await looked.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('[data-prepared]').waitFor({ state: 'attached' });
  // Nothing is painted before the styles, but it could be measured.
  await until('the styles', () => page.evaluate<boolean>(`[...document.querySelectorAll('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null)`));
  await page.evaluate('document.fonts.ready');
  return looked.resolve;
}

const placesOf = (places: readonly Locator[]) => Promise.all(places.map((place) => place.boundingBox()));
const sidesOf = async (pictures: readonly Locator[]) => (await Promise.all(pictures.map(boxOf))).map(({ x, y, width, height }) => [x, y, width, height]);
const paper = (page: Page) => page.evaluate<string>('getComputedStyle(document.documentElement).backgroundColor');

inBrowser('before a script has come', () => {
  const stage = openStage(demoFixture);

  for (const viewport of [phone, desk]) {
    for (const { path, places, leads } of [
      { path: '/', places: ['Pricing'], leads: { link: 'Sign In', to: 'Sign In' } },
      { path: '/login', places: ['Sign In'], leads: { link: 'register now!', to: 'Sign Up' } },
      { path: '/register', places: ['Sign Up'], leads: { link: 'Sign In', to: 'Sign In' } },
    ])
      it(`a guest reads ${path} at ${viewport.width} px, and nothing moves when it comes alive`, async () => {
        const window = await openWindow(stage, { viewport });
        const { page } = window;
        const proceed = await openWithoutScripts(page, path);
        const shown = [...places.map((name) => heading(page, name)), ...(await page.locator('main').locator('input, button, a').all())];
        const before = await placesOf(shown);
        proceed();
        await page.getByRole('navigation', { name: 'Legal' }).waitFor();
        expect(await placesOf(shown)).toEqual(before);
        await page.evaluate('globalThis.neverLeft = true');
        await page.getByRole('link', { name: leads.link }).last().click();
        await heading(page, leads.to).waitFor();
        expect(await page.evaluate('globalThis.neverLeft')).toBe(true);
        expect(window.troubles()).toEqual([]);
        await window.close();
      });

    it(`a member sees the frame of home at ${viewport.width} px, which stays where it is`, async () => {
      const window = await openMembersWindow(stage, ben, { viewport });
      const { page } = window;
      await waitForPictures(page);
      const proceed = await openWithoutScripts(page, '/home');
      const shown = [heading(page, 'Home'), ...(await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').all())];
      const before = await placesOf(shown);
      expect(before).not.toContain(null);
      proceed();
      await waitForPictures(page);
      expect((await placesOf(shown)).slice(0, before.length)).toEqual(before);
      expect(window.troubles()).toEqual([]);
      await window.close();
    });

    it(`a member sees the first picture of home at ${viewport.width} px, and the one that is opened by its address, which stay where they are`, async () => {
      const window = await openMembersWindow(stage, ben, { viewport });
      const { page } = window;
      await waitForPictures(page);
      const opened = (await page.locator('main a[href^="/image/"]').first().getAttribute('href')) ?? '';
      for (const path of ['/home', opened]) {
        const proceed = await openWithoutScripts(page, path);
        const early = page.locator('[data-first-picture] > img').first();
        await until('the picture', () => page.evaluate<boolean>(`document.querySelector('[data-first-picture] > img')?.naturalWidth > 0`));
        const before = await early.boundingBox();
        proceed();
        await waitForPictures(page);
        expect(await page.locator('main picture img').first().boundingBox()).toEqual(before);
      }
      expect(window.troubles()).toEqual([]);
      await window.close();
    });

    it(`a member sees the first rows of the photos at ${viewport.width} px, which stay where they are`, async () => {
      const window = await openMembersWindow(stage, ben, { viewport });
      const { page } = window;
      await waitForPictures(page);
      const proceed = await openWithoutScripts(page, '/photos');
      const early = page.locator('[data-first-rows] > img');
      await until('the pictures', () =>
        page.evaluate<boolean>(
          `((all) => all.length > 0 && all.every(({ naturalWidth }) => naturalWidth > 0))([...document.querySelectorAll('[data-first-rows] > img')])`,
        ),
      );
      const before = await sidesOf(await early.all());
      expect(before.length).toBeGreaterThan(2);
      proceed();
      await waitForPictures(page);
      const after = await sidesOf(await page.locator('main picture img').all());
      for (const [nth, sides] of before.entries()) expect(sides.map((side, at) => Math.abs(side - (after[nth]?.[at] ?? 0)) < 0.1)).not.toContain(false);
      expect(window.troubles()).toEqual([]);
      await window.close();
    });
  }

  it('what is typed at the sign-in is kept, and pressing its button is remembered', async () => {
    const window = await openWindow(stage);
    const { page } = window;
    const proceed = await openWithoutScripts(page, '/login');
    await page.getByLabel('Email').fill(ben.email);
    await page.getByLabel('Password', { exact: true }).fill(ben.password);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    expect(new URL(page.url()).search).toBe('');
    proceed();
    await page.waitForURL('**/home');
    expect(window.troubles()).toEqual([]);
    await window.close();
  });

  it('a button that was tapped too early does what it does', async () => {
    const window = await openMembersWindow(stage, ben, { viewport: phone, hasTouch: true });
    const { page } = window;
    const proceed = await openWithoutScripts(page, '/home');
    await button(page, /^Account menu/).tap();
    proceed();
    await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
    expect(window.troubles()).toEqual([]);
    await window.close();
  });

  it('the chosen theme stands, and nobody sees what was drawn for others', async () => {
    const window = await openWindow(stage, { colorScheme: 'light' });
    const { page } = window;
    await page.goto('/login');
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    const dark = await paper(page);
    const guest = await openWithoutScripts(page, '/login');
    expect(await paper(page)).toBe(dark);
    guest();
    await page.getByRole('navigation', { name: 'Legal' }).waitFor();
    await page.unroute('**/assets/*.js');
    await signIn(page, ben);
    const member = await openWithoutScripts(page, '/');
    expect(await heading(page, 'Welcome').isVisible()).toBe(false);
    member();
    await heading(page, 'Home').waitFor();
    await window.close();
  });
});
