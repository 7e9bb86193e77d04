// Four people and a group, each in their own browser: changes of membership appear without a reload.
import type { Locator, Page } from 'playwright-core';
import type { IsBearable } from '../setup/in-browser.ts';
import type { Stage } from '../setup/stage.ts';
import { button, heading, openScreen } from '../setup/steps.ts';
import { waitForAnnouncement } from '../setup/window.ts';
import { choose, confirmAct, type GroupStep, openGroupCast, privatePicture, waitForFocus } from './group-cast.ts';

export function groupStory(stage: Stage, isBearable: IsBearable = () => false): void {
  const step = openGroupCast(stage);
  comeTogether(step);
  postAndTalk(step);
  shareAndRemove(step);
  step('are handed over, and deleted by their name', async ({ rosa, at: { ben, rosa: rosas, ...others } }) => {
    await button(ben.page, 'Members').click();
    await choose(ben.page, `More: ${rosa.name}`, 'Make owner');
    await confirmAct(ben.page, 'Make owner');
    await button(ben.page, `More: ${rosa.name}`).waitFor({ state: 'detached' });
    await ben.page.keyboard.press('Escape');
    await waitForFocus(ben.page, /^Members/);
    await button(rosas.page, 'Edit Group').waitFor();
    await choose(rosas.page, 'Settings', 'Delete Group');
    await rosas.page.getByLabel('Type Boat house to delete it').fill('Boat house');
    await rosas.page.keyboard.press('Enter');
    await waitForAnnouncement(rosas.page, 'Boat house is deleted.');
    await button(rosas.page, 'Restore: Boat house').waitFor();
    await heading(ben.page, 'You do not have permission to view this album.').waitFor();
    // Open pages request deleted things: all of them, or those known to exist before.
    const gone = /status of 40[34] .*\/api\/(groups|comment)\//;
    const troubles = [ben, rosas, ...Object.values(others)].flatMap((window) => window.troubles());
    expect(troubles.filter((trouble) => !gone.test(trouble) && !isBearable(trouble))).toEqual([]);
  });
}

function comeTogether(step: GroupStep): void {
  step('begin with a name and who is invited, who accepts on another screen', async ({ karl, rosa, at }) => {
    const { page } = at.ben;
    for (const one of [at.karl, at.rosa]) await openScreen(one.page, 'Groups');
    await at.rosa.page.getByText('Group Invites will appear here').waitFor();
    await openScreen(page, 'Groups');
    await page.getByRole('link', { name: 'Create New Group' }).click();
    await page.getByLabel('Group Name').fill('Boat house');
    for (const { name } of [karl, rosa]) {
      await page.getByLabel('Search Family Members').fill(name);
      await button(page, `Add ${name}`).click();
    }
    await button(page, 'Submit').click();
    await heading(page, 'Boat house').waitFor();
    for (const one of [at.karl, at.rosa]) {
      await button(one.page, 'Accept: Boat house').click();
      await waitForAnnouncement(one.page, 'You are now a member of Boat house.');
    }
    await at.rosa.page.locator('main:focus').waitFor();
    await page.getByText('3 members').waitFor();
  });

  step('have an admin, whom their owner makes', async ({ karl, at }) => {
    await at.karl.page.getByRole('link', { name: /^Boat house/ }).click();
    await button(at.karl.page, 'Members').waitFor();
    expect(await button(at.karl.page, 'Edit Group').count()).toBe(0);
    await button(at.ben.page, 'Members').click();
    await choose(at.ben.page, `More: ${karl.name}`, 'Make admin');
    await confirmAct(at.ben.page, 'Make admin');
    await button(at.karl.page, 'Edit Group').waitFor();
    await at.ben.page.keyboard.press('Escape');
  });

  step('are left, found again by a word, and asked to be let in', async ({ rosa, at }) => {
    const { page } = at.rosa;
    await page.getByRole('link', { name: /^Boat house/ }).click();
    await choose(page, 'Settings', 'Leave Group');
    await confirmAct(page, 'Leave Group');
    await waitForAnnouncement(page, 'You have left Boat house.');
    await at.ben.page.getByText('2 members', { exact: true }).waitFor();
    await openScreen(page, 'Groups');
    await page.getByLabel('Discover New Groups').fill('BOAT');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: /^Boat house/ }).click();
    await button(page, 'Request Membership').click();
    await button(page, 'Cancel Request').waitFor();
    await button(at.karl.page, 'Invite +, 1 request').click();
    await at.karl.page.getByRole('tab', { name: 'Requests (1)' }).click();
    await button(at.karl.page, `Accept: ${rosa.name}`).click();
    await at.karl.page.getByText('Nobody asks to join at the moment.').waitFor();
    await button(page, 'Members').waitFor();
    await at.karl.page.keyboard.press('Escape');
    await waitForFocus(at.karl.page, /^Invite \+/);
  });
}

async function write(page: Page, words: string, attach: (dialog: Locator) => Promise<void> = async () => {}): Promise<void> {
  await button(page, 'Create New Post').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Statement').fill(words);
  await attach(dialog);
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

function postAndTalk(step: GroupStep): void {
  step('are posted to: others give a heart and answer, and their notification leads the author there', async ({ rosa, at: { ben, rosa: rosas } }) => {
    await button(ben.page, 'Create New Post').click();
    await ben.page.getByLabel('Statement').fill('Who brings the oars?');
    await ben.page.getByRole('dialog').getByRole('button', { name: 'Post', exact: true }).click();
    const post = (page: Page) => page.getByRole('article').filter({ hasText: 'Who brings the oars?' });
    await button(rosas.page, 'Love: 0 hearts').click();
    await post(ben.page).getByRole('button', { name: 'See 1 heart' }).waitFor();
    await post(rosas.page).getByRole('button', { name: 'Write a comment' }).click();
    await rosas.page.getByLabel('Write a comment').fill('They are under the bench.');
    await button(rosas.page, 'Submit').click();
    await ben.page
      .getByRole('link', { name: /^Notifications/ })
      .first()
      .click();
    await ben.page.getByRole('link', { name: `${rosa.name} commented on your post in Boat house` }).click();
    await ben.page.locator('div:focus').filter({ hasText: 'They are under the bench.' }).waitFor();
    await button(ben.page, `Reply: ${rosa.name}`).click();
    await ben.page.getByLabel(`Reply to ${rosa.name}`).fill('Both of them?');
    await post(ben.page).getByRole('button', { name: 'Submit' }).last().click();
    await rosas.page.getByText('Both of them?').waitFor();
  });

  step('tell on their card what is new, until it is seen', async ({ at: { ben, rosa } }) => {
    const card = (ending: RegExp) => rosa.page.getByRole('link', { name: new RegExp(`^Boat house.*${ending.source}`) });
    await openScreen(rosa.page, 'Groups');
    await card(/ members$/).waitFor();
    await write(ben.page, 'The key hangs in the kitchen.');
    await card(/ 1 new post$/).click();
    await rosa.page.getByRole('article').filter({ hasText: 'in the kitchen' }).waitFor();
    await openScreen(rosa.page, 'Groups');
    await card(/ members$/).click();
    await rosa.page.getByRole('article').first().waitFor();
  });
}

function shareAndRemove(step: GroupStep): void {
  const pictures: string[] = [];
  const statuses = (page: Page) => Promise.all(pictures.map(async (path) => (await page.context().request.get(path)).status()));

  step('show photos and albums to members, and a stranger what everybody may know', async ({ at: { ben, rosa, vera } }) => {
    await write(ben.page, 'For our boat?', (dialog) => dialog.getByRole('checkbox', { name: privatePicture.title }).check());
    await write(ben.page, 'All of them:', async (dialog) => {
      await dialog.getByRole('tab', { name: 'Albums' }).click();
      await dialog.getByRole('checkbox', { name: new RegExp(privatePicture.album) }).check();
    });
    for (const words of ['For our boat?', 'All of them:']) {
      const picture = rosa.page.getByRole('article').filter({ hasText: words }).locator('li img').first();
      pictures.push((await picture.getAttribute('src')) ?? '');
    }
    expect(await statuses(rosa.page)).toEqual([200, 200]);
    await vera.page.goto(new URL(rosa.page.url()).pathname);
    await heading(vera.page, 'Boat house').waitFor();
    await button(vera.page, 'Request Membership').waitFor();
    expect(await vera.page.getByRole('article').count()).toBe(0);
    expect(await statuses(vera.page)).toEqual([403, 403]);
  });

  step('show nothing of them to who was removed just now, by an admin', async ({ rosa, at: { karl, rosa: rosas } }) => {
    await button(karl.page, 'Members').click();
    await choose(karl.page, `More: ${rosa.name}`, 'Remove from group');
    const removed = karl.page.waitForResponse((response) => response.url().endsWith('/api/groups/remove-group-membership'));
    await confirmAct(karl.page, 'Remove from group');
    expect((await removed).status()).toBe(200);
    expect(await statuses(rosas.page)).toEqual([403, 403]);
    await button(rosas.page, 'Request Membership').waitFor();
    await karl.page.keyboard.press('Escape');
  });

  step('take back who was removed, by an invite', async ({ rosa, at: { ben, rosa: rosas } }) => {
    await button(ben.page, /^Invite \+/).click();
    await ben.page.getByLabel('Search Family Members').fill(rosa.name);
    await button(ben.page, `Add ${rosa.name}`).click();
    await button(ben.page, 'Send Invites').click();
    await waitForAnnouncement(ben.page, 'Invites have been successfully sent!');
    // Escape would take the word of it away first.
    await ben.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await button(rosas.page, 'Accept: Boat house').click();
    await button(rosas.page, 'Members').waitFor();
    await rosas.page.getByRole('article').first().waitFor();
    expect(await statuses(rosas.page)).toEqual([200, 200]);
  });
}
