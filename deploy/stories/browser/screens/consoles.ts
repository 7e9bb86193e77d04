import type { Page } from 'playwright-core';
import { button } from '../setup/steps.ts';
import { waitForPictures } from '../setup/window.ts';
import type { Screen } from './screen.ts';
import { chooseByKeys, home } from './ways.ts';

/** Opens the reports, with one that waits: the admin also reports a member. */
async function openReports(page: Page): Promise<void> {
  await page.goto('/profile/anna');
  await chooseByKeys(page, button(page, 'More: anna'), 'Report');
  await page.getByLabel('What is wrong?').fill('Somebody else writes under this name.');
  await button(page, 'Send report').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.goto('/admin?tab=reports');
  await page.getByText('About anna').first().waitFor();
}

const healthOf = '**/api/console/health';
const reported = '**/api/reports/all';

/** Screens of admins. */
export const consoles: readonly Screen[] = [
  {
    name: 'the console',
    path: '/admin',
    eyes: 'admin',
    async open(page) {
      await page.goto('/admin');
      await page.getByText('Number of User Accounts').waitFor();
    },
  },
  {
    name: 'the console, with everybody',
    eyes: 'admin',
    async open(page) {
      await page.goto('/admin');
      await button(page, 'See All Users').click();
      await page.getByText('inge@kloak.example').waitFor();
    },
  },
  {
    name: 'the console, with who is an admin',
    eyes: 'admin',
    async open(page) {
      await page.goto('/admin?tab=admins');
      await page.getByText('became an admin by the settings').waitFor();
    },
  },
  {
    name: 'the console, with how the vault is',
    eyes: 'admin',
    async open(page) {
      await page.goto('/admin?tab=health');
      await page.getByText('No job keeps failing.').waitFor();
    },
  },
  {
    name: 'the console, with the security log',
    eyes: 'admin',
    async open(page) {
      await page.goto('/admin?tab=security');
      await page.getByText('Signed in').first().waitFor();
    },
  },
  {
    name: 'the console, before rights are taken back',
    eyes: 'admin',
    async open(page) {
      await page.goto('/admin?tab=admins');
      // Rights of the last admin cannot be revoked.
      const form = page.getByRole('form', { name: 'Give Admin Rights' });
      await form.getByLabel('Email').fill('rosa@kloak.example');
      await form.getByRole('button', { name: 'Give Admin Rights' }).click();
      await button(page, 'Take back the rights of oma.rosa').click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'the console, with a mail that could not be sent',
    eyes: 'admin',
    async open(page) {
      const at = new Date().toISOString();
      const parked = [{ _id: 'none', reaction: 'send-invite', at, error: '550 (address) no such user', mail: true }];
      await page.route(healthOf, async (route) => {
        const answer = await (await route.fetch()).json();
        const services = [{ ...answer.services[0], parked, mails: { waiting: 2, since: at, parked: 1 } }];
        await route.fulfill({ json: { ...answer, services } });
      });
      await page.goto('/admin?tab=health');
      await button(page, /^Drop: /).waitFor();
    },
  },
  {
    name: 'what one tells the admins',
    eyes: 'admin',
    async open(page) {
      await page.unrouteAll({ behavior: 'wait' });
      await page.goto('/profile/anna');
      await chooseByKeys(page, button(page, 'More: anna'), 'Report');
      await page.getByLabel('What is wrong?').waitFor();
    },
  },
  { name: 'the console, with what was reported', eyes: 'admin', open: openReports },
  {
    name: 'the console, before a report is closed',
    eyes: 'admin',
    async open(page) {
      await openReports(page);
      await button(page, 'Close report: About anna').first().click();
      await page
        .getByRole('dialog')
        .getByLabel(/^What became of it/)
        .waitFor();
    },
  },
  {
    name: 'the console, with a look at what was reported',
    eyes: 'admin',
    async open(page) {
      await home(page);
      const postId = (await page.locator('a[href^="/image/"]').first().getAttribute('href'))?.split('/').at(-1);
      // Simulates the owner's consent.
      await page.route(reported, async (route) => {
        const answer = await (await route.fetch()).json();
        await route.fulfill({ json: { ...answer, reports: [{ ...answer.reports[0], kind: 'ITEM', look: 'ALLOWED' }] } });
      });
      await page.route('**/api/reports/look', (route) => route.fulfill({ json: { success: true, postId, until: new Date().toISOString() } }));
      await page.goto('/admin?tab=reports');
      await button(page, /^Look: /).click();
      await page.getByRole('dialog').getByRole('img').waitFor();
      await waitForPictures(page);
    },
  },
];
