// Two of the family and a group, in two browsers: what one does about the other's membership, the other sees without a reload.
import type { Page } from 'playwright-core';
import { ben, demoFixture, rosa } from './demo-fixture.ts';
import { inBrowser } from './in-browser.ts';
import { openMembersWindow } from './members-window.ts';
import { phone } from './sizes.ts';
import { openStage } from './stage.ts';
import { button, go, heading } from './steps.ts';
import { announced, type Window } from './window.ts';

inBrowser('groups', () => {
  const stage = openStage(demoFixture);
  let bens: Window;
  let rosas: Window;
  beforeAll(async () => {
    [bens, rosas] = [await openMembersWindow(stage, ben), await openMembersWindow(stage, rosa, { viewport: phone })];
  }, 300_000);

  const menu = async (page: Page, of: string, act: string) => {
    await button(page, of).click();
    await page.getByRole('menuitem', { name: act }).click();
  };
  const sure = (page: Page, act: string) => page.getByRole('alertdialog').getByRole('button', { name: act }).click();
  /** Where the focus is. */
  const focused = (page: Page, name: RegExp) => page.locator('button:focus').and(page.getByRole('button', { name })).waitFor();

  it('begin with a name and who is invited, who accepts on another screen', async () => {
    await go(rosas.page, 'Groups');
    await rosas.page.getByText('Group Invites will appear here').waitFor();
    await go(bens.page, 'Groups');
    await bens.page.getByRole('link', { name: 'Create New Group' }).click();
    await bens.page.getByLabel('Group Name').fill('Boat house');
    await bens.page.getByLabel('Search Family Members').fill('rosa');
    await button(bens.page, 'Add oma.rosa').click();
    await button(bens.page, 'Submit').click();
    await heading(bens.page, 'Boat house').waitFor();
    await button(rosas.page, 'Accept: Boat house').click();
    await announced(rosas.page, 'You are now a member of Boat house.');
    await rosas.page.locator('main:focus').waitFor();
    await bens.page.getByText('2 members').waitFor();
  });

  it('are left, found again by a word, and asked to be let in', async () => {
    const { page } = rosas;
    await page.getByRole('link', { name: /^Boat house/ }).click();
    await menu(page, 'Settings', 'Leave Group');
    await sure(page, 'Leave Group');
    await announced(page, 'You have left Boat house.');
    await bens.page.getByText('1 member', { exact: true }).waitFor();
    await go(page, 'Groups');
    await page.getByLabel('Discover New Groups').fill('BOAT');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: /^Boat house/ }).click();
    await button(page, 'Request Membership').click();
    await button(page, 'Cancel Request').waitFor();
    await button(bens.page, 'Invite +, 1 request').click();
    await bens.page.getByRole('tab', { name: 'Requests (1)' }).click();
    await button(bens.page, 'Accept: oma.rosa').click();
    await bens.page.getByText('Nobody asks to join at the moment.').waitFor();
    await button(page, 'Members').waitFor();
    await bens.page.keyboard.press('Escape');
    await focused(bens.page, /^Invite \+/);
  });

  it('are posted to: others give a heart and answer, and their notification leads the author there', async () => {
    await button(bens.page, 'Create New Post').click();
    await bens.page.getByLabel('Statement').fill('Who brings the oars?');
    await bens.page.getByRole('dialog').getByRole('button', { name: 'Post', exact: true }).click();
    const post = (page: Page) => page.getByRole('article').filter({ hasText: 'Who brings the oars?' });
    await button(rosas.page, 'Love: 0 hearts').click();
    await post(bens.page).getByRole('button', { name: 'See 1 heart' }).waitFor();
    await post(rosas.page).getByRole('button', { name: 'Write a comment' }).click();
    await rosas.page.getByLabel('Write a comment').fill('They are under the bench.');
    await button(rosas.page, 'Submit').click();
    await bens.page
      .getByRole('link', { name: /^Notifications/ })
      .first()
      .click();
    await bens.page.getByRole('link', { name: /oma\.rosa commented on your post in Boat house/ }).click();
    await bens.page.locator('div:focus').filter({ hasText: 'They are under the bench.' }).waitFor();
    await button(bens.page, 'Reply: oma.rosa').click();
    await bens.page.getByLabel('Reply to oma.rosa').fill('Both of them?');
    await post(bens.page).getByRole('button', { name: 'Submit' }).last().click();
    await button(rosas.page, 'View 1 more comment(s)').click();
    await rosas.page.getByText('Both of them?').waitFor();
  });

  it('are handed over, and deleted by their name', async () => {
    await button(bens.page, 'Members').click();
    await menu(bens.page, 'More: oma.rosa', 'Make owner');
    await sure(bens.page, 'Make owner');
    await button(bens.page, 'More: oma.rosa').waitFor({ state: 'detached' });
    await bens.page.keyboard.press('Escape');
    await focused(bens.page, /^Members/);
    await button(rosas.page, 'Edit Group').waitFor();
    await menu(rosas.page, 'Settings', 'Delete Group');
    await rosas.page.getByLabel('Type Boat house to delete it').fill('Boat house');
    await rosas.page.keyboard.press('Enter');
    await announced(rosas.page, 'Boat house is deleted.');
    await button(rosas.page, 'Restore: Boat house').waitFor();
    await heading(bens.page, 'You do not have permission to view this album.').waitFor();
    // Whoever had it open asks for what is gone: all of it, or what was known to be there yet.
    const gone = /status of 40[34] .*\/api\/(groups|comment)\//;
    expect([...bens.troubles(), ...rosas.troubles()].filter((trouble) => !gone.test(trouble))).toEqual([]);
  });
});
