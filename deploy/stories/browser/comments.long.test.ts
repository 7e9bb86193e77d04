// Comments of two members under a photograph: edits, deletions and hearts appear without a reload.
import type { Page } from 'playwright-core';
import { ben, demoFixture, rosa } from './setup/demo-fixture.ts';
import { inBrowser } from './setup/in-browser.ts';
import { openMembersWindow } from './setup/members-window.ts';
import { phone } from './setup/sizes.ts';
import { openStage } from './setup/stage.ts';
import { button, heading, visibleText } from './setup/steps.ts';
import type { Window } from './setup/window.ts';

inBrowser('comments', () => {
  const stage = openStage(demoFixture);
  let bens: Window;
  let rosas: Window;
  beforeAll(async () => {
    [bens, rosas] = [await openMembersWindow(stage, ben), await openMembersWindow(stage, rosa)];
    for (const { page } of [bens, rosas]) {
      await page.getByRole('link', { name: 'Nobody else awake yet.' }).click();
      await heading(page, 'Nobody else awake yet.').waitFor();
    }
  }, 300_000);

  /** Menu of Ben's newest comment. */
  const more = (page: Page) => button(page, 'More: comment by ben').last();
  const choose = async (page: Page, act: string) => {
    await more(page).click();
    await page.getByRole('menuitem', { name: act }).click();
  };

  it('are said in other words, in their place', async () => {
    await bens.page.getByLabel('Write a comment').fill('What a mornign!');
    await button(bens.page, 'Submit').click();
    await rosas.page.getByText('What a mornign!').waitFor();
    await choose(bens.page, 'Edit');
    await bens.page.getByLabel('Edit your comment').fill('What a morning!');
    await bens.page.keyboard.press('Control+Enter');
    for (const { page } of [bens, rosas]) await visibleText(page, 'What a morning!').waitFor();
    await rosas.page.getByText('· edited').waitFor();
    await more(rosas.page).click();
    expect(await rosas.page.getByRole('menuitem').allTextContents()).toEqual(['Report']);
    await rosas.page.keyboard.press('Escape');
  });

  it('are given a heart, by key, and show whose it is', async () => {
    const heart = button(rosas.page, 'Love: comment by ben').last();
    await heart.focus();
    await rosas.page.keyboard.press('Enter');
    const given = button(bens.page, 'See 1 heart: comment by ben').last();
    await given.click();
    await bens.page.getByRole('dialog').getByRole('link', { name: 'oma.rosa' }).waitFor();
    await bens.page.keyboard.press('Escape');
    await heart.click();
    await given.waitFor({ state: 'detached' });
  });

  it('are deleted, asked once', async () => {
    await bens.page.setViewportSize(phone);
    await more(bens.page).scrollIntoViewIfNeeded();
    const place = await bens.page.evaluate('scrollY');
    await choose(bens.page, 'Delete');
    const question = bens.page.getByRole('alertdialog', { name: 'Are you sure you want to Delete this comment?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    for (const { page } of [bens, rosas]) await page.getByText('What a morning!').waitFor({ state: 'detached' });
    await bens.page.locator('section[aria-labelledby="comments-title"]:focus').waitFor();
    expect(await bens.page.evaluate('scrollY')).toBe(place);
  });
});
