import type { Page } from 'playwright-core';
import { button, heading } from '../setup/steps.ts';
import { waitForPictures } from '../setup/window.ts';
import type { Screen } from './screen.ts';

/** Opens a new group each time, since an earlier look may have changed it. */
async function openOwnGroup(page: Page, name: string, invited = 'anna'): Promise<void> {
  await page.goto('/new-group');
  await page.getByLabel('Group Name').fill(name);
  await page.getByLabel('Description').fill('Who goes when, what is broken, and the pictures.');
  await page.getByLabel('Search Family Members').fill(invited);
  await button(page, `Add ${invited}`).click();
  await button(page, 'Submit').click();
  await heading(page, name).waitFor();
  await button(page, 'Members').waitFor();
}

async function findGroup(page: Page, name: string): Promise<void> {
  await page.goto(`/group-search-result/${encodeURIComponent(name)}`);
  await page
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .first()
    .click();
}

/** The group of the demonstration family, with its posts. */
async function openDemoGroup(page: Page): Promise<void> {
  await page.goto('/groups');
  await page.getByRole('link', { name: /^Summers by the water/ }).click();
  await page.getByRole('article').first().waitFor();
}

/** The groups, and one of them with its dialogs. */
export const groups: readonly Screen[] = [
  {
    name: 'a new group, without a name',
    path: '/new-group',
    eyes: 'member',
    async open(page) {
      await page.goto('/new-group');
      await page.getByLabel('Search Family Members').fill('a');
      await button(page, 'Add anna').click();
      await button(page, 'Submit').click();
      await page.getByText('Gruop must have a name').waitFor();
    },
  },
  { name: 'a group of one’s own', path: '/group/:groupId', eyes: 'member', open: (page) => openOwnGroup(page, 'Lake house') },
  {
    name: 'a group, being changed',
    eyes: 'member',
    async open(page) {
      await openOwnGroup(page, 'Garden');
      await button(page, 'Edit Group').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'a group, while its banner is chosen',
    eyes: 'member',
    async open(page) {
      await button(page, 'Choose one of my photos').click();
      await page.getByRole('dialog').getByRole('radio').first().waitFor();
      await waitForPictures(page);
    },
  },
  {
    name: 'a group, with what was done in it',
    eyes: 'member',
    async open(page) {
      await openOwnGroup(page, 'Bread');
      await button(page, 'Settings').click();
      await page.getByRole('menuitem', { name: 'History' }).click();
      await page.getByRole('dialog', { name: 'History' }).waitFor();
    },
  },
  {
    name: 'a group, with whom it invites',
    eyes: 'member',
    async open(page) {
      await openOwnGroup(page, 'Cousins');
      await button(page, 'Invite +').click();
      await page.getByRole('tab', { name: 'Invited (1)' }).click();
      await button(page, 'Take back: anna').waitFor();
    },
  },
  {
    name: 'a group, with who is in it',
    eyes: 'member',
    async open(page) {
      await openOwnGroup(page, 'Choir', 'opa.karl');
      await button(page, 'Members').click();
      await page.getByText('ben (you)').waitFor();
    },
  },
  {
    name: 'a group that one is invited to',
    eyes: 'admin',
    async open(page) {
      await findGroup(page, 'Choir');
      await page.getByText('You are invited to this group.').waitFor();
    },
  },
  {
    name: 'a group, before it is deleted',
    eyes: 'member',
    async open(page) {
      await openOwnGroup(page, 'Old boat');
      await button(page, 'Settings').click();
      await page.getByRole('menuitem', { name: 'Delete Group' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'groups, with one that was deleted',
    eyes: 'member',
    async open(page) {
      await page.getByLabel('Type Old boat to delete it').fill('Old boat');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete Group' }).click();
      await button(page, 'Restore: Old boat').first().waitFor();
    },
  },
  {
    name: 'a group, with what is posted to it',
    eyes: 'member',
    async open(page) {
      await openDemoGroup(page);
    },
  },
  {
    name: 'a group, before one leaves it',
    eyes: 'admin',
    async open(page) {
      await openDemoGroup(page);
      await button(page, 'Settings').click();
      await page.getByRole('menuitem', { name: 'Leave Group' }).click();
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
    },
  },
  {
    name: 'a group, with a post that takes photos along',
    eyes: 'member',
    async open(page) {
      await openDemoGroup(page);
      await button(page, 'Create New Post').click();
      await page.getByRole('dialog').getByRole('tab').first().waitFor();
    },
  },
  {
    name: 'a group, with a post that takes an album along',
    eyes: 'member',
    async open(page) {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('tab').last().click();
      await dialog.getByRole('tabpanel').getByRole('checkbox').or(page.getByText('You have no albums to attach yet.')).first().waitFor();
    },
  },
  {
    name: 'a group, of others',
    eyes: 'newcomer',
    async open(page) {
      await findGroup(page, 'Lake house');
      await button(page, 'Request Membership').waitFor();
    },
  },
  {
    name: 'a group that one asks to join',
    eyes: 'newcomer',
    async open(page) {
      await button(page, 'Request Membership').click();
      await button(page, 'Cancel Request').waitFor();
    },
  },
  {
    name: 'a group, with who asks to join it',
    eyes: 'member',
    async open(page) {
      await findGroup(page, 'Lake house');
      await button(page, 'Invite +, 1 request').click();
      await page.getByRole('tab', { name: 'Requests (1)' }).click();
      await button(page, /^Accept: /).waitFor();
    },
  },
  {
    name: 'groups that nobody finds',
    eyes: 'member',
    async open(page) {
      await page.goto('/group-search-result/zzzz');
      await page
        .locator('main')
        .getByText(/^No group was found/)
        .waitFor();
    },
  },
  {
    name: 'groups that are found',
    path: '/group-search-result/:searchQuery',
    eyes: 'member',
    async open(page) {
      await page.goto('/group-search-result/lake');
      await page.getByRole('link', { name: /^Lake house/ }).waitFor();
    },
  },
  {
    name: 'groups',
    path: '/groups',
    eyes: 'member',
    async open(page) {
      await page.goto('/groups');
      await page.getByRole('link', { name: /^Lake house/ }).waitFor();
    },
  },
  {
    name: 'a group that is not there',
    eyes: 'member',
    async open(page) {
      await page.goto('/group/unknown');
      await heading(page, 'You do not have permission to view this album.').waitFor();
    },
  },
];
