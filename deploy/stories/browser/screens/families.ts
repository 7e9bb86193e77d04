import type { Page } from 'playwright-core';
import { button, removeConnection } from '../setup/steps.ts';
import type { Screen } from './screen.ts';

async function openFamilies(page: Page): Promise<void> {
  await page.goto('/families');
  await button(page, /^More: anna/).waitFor();
}

/** Screens of connections. */
export const families: readonly Screen[] = [
  { name: 'families', path: '/families', eyes: 'member', open: openFamilies },
  {
    name: 'families, with invites',
    eyes: 'member',
    async open(page) {
      await page.goto('/families?tab=invites');
      await button(page, 'Invite More').waitFor();
    },
  },
  {
    name: 'families, before an invite is removed',
    eyes: 'member',
    async open(page) {
      await page.goto('/families?tab=invites');
      await button(page, /^Remove: /)
        .first()
        .click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'families, with somebody found',
    eyes: 'member',
    async open(page) {
      await openFamilies(page);
      await page.getByLabel('Email address or username').fill('anna');
      await button(page, 'Search').click();
      await page.getByText('You are already connected.').waitFor();
    },
  },
  {
    name: 'families, before somebody is removed',
    eyes: 'member',
    async open(page) {
      await openFamilies(page);
      await removeConnection(page, 'anna');
    },
  },
];
