import type { Locator, Page } from 'playwright-core';
import { newPhoto } from './screens/ways.ts';
import { ben, demoFixture } from './setup/demo-fixture.ts';
import { inBrowser } from './setup/in-browser.ts';
import { openMembersWindow } from './setup/members-window.ts';
import { desk, narrow } from './setup/sizes.ts';
import { openStage } from './setup/stage.ts';
import { button, filesField, heading, visibleText } from './setup/steps.ts';
import { askPage, openWindow, waitForPictures } from './setup/window.ts';

type Focus = { name: string; ringed: boolean; seen: boolean };

/** Goes on by the tabulator until the focus is there; on the way everything that gets it shows it and is in sight. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const unseen: Focus[] = [];
  const way: string[] = [];
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press('Tab');
    const focus = await askPage<Focus>(page, 'focus()');
    way.push(focus.name);
    if (!focus.ringed || !focus.seen) unseen.push(focus);
    if ((await target.and(page.locator(':focus')).count()) > 0) {
      expect(unseen).toEqual([]);
      return;
    }
  }
  throw new Error(`not reached by the tabulator; what was: ${way.join(' · ')}`);
}

const hasFocus = (page: Page, target: Locator) => target.and(page.locator(':focus')).waitFor();

inBrowser('for everyone', () => {
  const stage = openStage(demoFixture);

  for (const [name, viewport] of Object.entries({ ...narrow, 'at a desk': desk })) {
    it(`is walked by keys alone, ${name}: from the sign-in to a heart`, async () => {
      const window = await openWindow(stage, { viewport, reducedMotion: 'reduce' });
      const { page } = window;
      await page.goto('/login');
      await heading(page, 'Sign In').waitFor();
      await tabTo(page, page.getByLabel('Email'));
      await page.keyboard.type(ben.email);
      await tabTo(page, page.getByLabel('Password', { exact: true }));
      await page.keyboard.type(ben.password);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/home');

      const words = 'The evening you all left.';
      await page.getByRole('link', { name: words }).waitFor();
      await tabTo(page, page.getByRole('link', { name: words }));
      await page.keyboard.press('Enter');
      await heading(page, words).waitFor();

      await tabTo(page, button(page, 'Open full screen'));
      await page.keyboard.press('Enter');
      await button(page, 'Zoom in').waitFor();
      await page.keyboard.press('Escape');
      await hasFocus(page, button(page, 'Open full screen'));

      const heart = button(page, /^Love/);
      await tabTo(page, heart);
      const given = (await heart.getAttribute('aria-pressed')) === 'true';
      await page.keyboard.press('Space');
      await button(page, given ? 'Love: 0 hearts' : 'Love: 1 heart').waitFor();
      expect(await heart.getAttribute('aria-pressed')).toBe(String(!given));
      await window.close();
    });
  }

  for (const [name, viewport] of Object.entries({ 'at 320 px': narrow['at 320 px'], 'at a desk': desk })) {
    it(`is walked by keys alone, ${name}: from a file to an album, a comment and a reply`, async () => {
      const window = await openMembersWindow(stage, ben, { to: '/upload', viewport, reducedMotion: 'reduce' });
      const { page } = window;
      const files = filesField(page);
      await files.waitFor({ state: 'attached' });
      const kite = { name: 'kite.jpg', mimeType: 'image/jpeg', buffer: await newPhoto() };
      page.once('filechooser', (dialog) => void dialog.setFiles([kite]));
      await tabTo(page, files);
      await page.keyboard.press('Enter');

      const [words, album] = [`A kite ${name}`, `Kites ${name}`];
      const family = page.getByRole('radio', { name: 'Family' });
      await family.waitFor();
      await tabTo(page, family);
      await page.keyboard.press('Space');
      await tabTo(page, page.getByText('Add words'));
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByLabel('Title'));
      await page.keyboard.type(words);
      await tabTo(page, page.getByLabel('Album Name (Optional)'));
      await page.keyboard.type(album);
      await tabTo(page, button(page, 'Publish'));
      await page.keyboard.press('Enter');
      await page.waitForURL('**/my-profile');
      // A message covers the page for a moment; the focused element must be above it.
      await button(page, 'Dismiss').waitFor();

      const link = page.getByRole('link', { name: album });
      await link.waitFor();
      await tabTo(page, link);
      await page.keyboard.press('Enter');
      await heading(page, album).waitFor();
      const box = page.getByLabel('Write a comment');
      await box.waitFor();
      await tabTo(page, box);
      await page.keyboard.type('Who held the string?');
      await tabTo(page, button(page, 'Submit'));
      await page.keyboard.press('Enter');

      const reply = button(page, 'Reply: ben').first();
      await reply.waitFor();
      await tabTo(page, reply);
      await page.keyboard.press('Enter');
      await hasFocus(page, page.getByLabel('Reply to ben'));
      await page.keyboard.type('I did.');
      await page.keyboard.press('Control+Enter');
      await visibleText(page, 'I did.').waitFor();
      await hasFocus(page, reply);
      const hearts = button(page, 'Love: comment by ben');
      await tabTo(page, hearts.last());
      await page.keyboard.press('Space');
      await button(page, 'See 1 heart: comment by ben').waitFor();
      expect(await Promise.all([hearts.first(), hearts.last()].map((heart) => heart.getAttribute('aria-pressed')))).toEqual(['false', 'true']);
      await window.close();
    });
  }

  it('gives the focus back when a menu or a dialog is closed', async () => {
    const window = await openMembersWindow(stage, ben, { to: '/families' });
    const { page } = window;
    await button(page, 'More: anna').waitFor();
    for (const [opener, layer] of [
      [button(page, /^Account menu/), page.getByRole('menu')],
      [button(page, 'More: anna'), page.getByRole('menu')],
    ] as const) {
      await opener.focus();
      await page.keyboard.press('Enter');
      await layer.waitFor();
      await page.keyboard.press('Escape');
      await hasFocus(page, opener);
    }
    await window.close();
  });

  // A busy browser never reported the end of a movement without duration, so the menu stayed and undid the choice.
  it('has menus that wait for no movement where nothing moves', async () => {
    const window = await openMembersWindow(stage, ben, { to: '/families', reducedMotion: 'reduce' });
    const { page } = window;
    await button(page, 'More: anna').press('Enter');
    await page.locator('[role=menuitem]:focus').waitFor();
    expect(await page.evaluate("getComputedStyle(document.querySelector('[role=menu]')).animationName")).toBe('none');
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor();
    await window.close();
  });

  it('leads past the menus by the first key', async () => {
    const window = await openWindow(stage);
    const { page } = window;
    await page.goto('/register');
    await heading(page, 'Sign Up').waitFor();
    await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByLabel('Username'));
    await window.close();
  });

  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    it(`${reducedMotion === 'reduce' ? 'keeps still for whoever asked for it' : 'moves a little for everybody else'}`, async () => {
      const window = await openWindow(stage, { reducedMotion });
      const { page } = window;
      // The answer waits until the pictures' position was measured.
      let proceed = () => {};
      const looked = new Promise<void>((resolve) => {
        proceed = resolve;
      });
      await page.route('**/api/profile/find-media-byfamily', async (route) => {
        await looked;
        await route.continue();
      });
      await page.goto('/login');
      await page.getByLabel('Email').fill(ben.email);
      await page.getByLabel('Password', { exact: true }).fill(ben.password);
      await button(page, 'Sign In').click();
      await page.getByRole('status').getByText('Loading').waitFor({ state: 'attached' });
      const breathing = await askPage<string[]>(page, 'moving()');
      proceed();
      await waitForPictures(page);
      expect(breathing.length > 0).toBe(reducedMotion === 'no-preference');
      await window.close();
    });
  }
});
