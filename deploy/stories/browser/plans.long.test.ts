// A member buys a larger plan, then a smaller one, by the pages of the checkout, on a phone and at a desk.
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { embeddedFixture } from '../fixture.ts';
import { newMember, type Person } from '../people.ts';
import { inBrowser } from './setup/in-browser.ts';
import { openMembersWindow } from './setup/members-window.ts';
import { desk, narrow, phone } from './setup/sizes.ts';
import { openStage } from './setup/stage.ts';
import { button, heading } from './setup/steps.ts';
import { askPage, type Window } from './setup/window.ts';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Faults that axe finds at each size and in both themes, and content that is too wide. */
async function brokenRules(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const viewport of [phone, desk, narrow['at 320 px']]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      found.push(...(await askPage<string[]>(page, 'axe()')), ...(await askPage<string[]>(page, 'tooWide()')));
    }
  }
  return found;
}

inBrowser('plans', () => {
  const stage = openStage(() => embeddedFixture());
  let window: Window;
  let page: Page;
  let payer: Person;
  beforeAll(async () => {
    payer = await newMember(stage.fixture, 'payer');
    window = await openMembersWindow(stage, payer, { viewport: phone, reducedMotion: 'reduce', scripts: [axe] });
    page = window.page;
  }, 300_000);

  const pay = async (card: string) => {
    await page.getByLabel('Card number').fill(card);
    await page.getByRole('button', { name: 'Pay and subscribe' }).click();
  };

  it('are reached from the menu, and one is not paid for by a card that is declined', async () => {
    await button(page, /^Account menu/).click();
    await page.getByRole('menuitem', { name: 'Upgrade' }).click();
    await heading(page, 'Upgrade Your Kloak').waitFor();
    await button(page, 'Select Plan: 500GB').click();
    await heading(page, 'Subscribe to 500GB').waitFor();
    expect(await brokenRules(page)).toEqual([]);
    expect(window.troubles()).toEqual([]);
    await pay('4000 0000 0000 0002');
    await page.getByText('Your card was declined. You were not charged.').waitFor();
    expect(await brokenRules(page)).toEqual([]);
  });

  it('begin when the second step is done, and are confirmed by themselves', async () => {
    await pay('4000 0025 0000 3155');
    await page.getByText('Your bank asks whether it is you.').waitFor();
    expect(await brokenRules(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await heading(page, 'Thank You!').waitFor();
    await page.getByText('Your Subscription has been confirmed!.').waitFor();
    await page.getByRole('link', { name: 'Start uploading' }).click();
    await page.getByText('500.0 GB').first().waitFor();
  });

  it('become larger at once, without another checkout', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Upgrade' }).click();
    await button(page, 'Select Plan: 1TB').click();
    await heading(page, 'Thank You!').waitFor();
    await page.getByRole('link', { name: 'See your subscription' }).click();
    await page.getByText('$9.95/month').waitFor();
    await page.getByText('ends in 3155').waitFor();
    await page.getByText('$4.00').waitFor();
  });

  it('are cancelled after one question, and that is taken back', async () => {
    await button(page, 'Cancel Subscription').click();
    const question = page.getByRole('alertdialog', { name: 'Cancel Subscription' });
    await question.getByText('Are you sure you want to cancel your paid subscription?').waitFor();
    await question.getByRole('button', { name: 'Yes, Cancel Subscription' }).click();
    await page.getByText('Ends on', { exact: true }).waitFor();
    await button(page, 'Keep my plan').click();
    await page.getByText('Renews on').waitFor();
    expect(await brokenRules(page)).toEqual([]);
    await page.goto('/upgrade-store');
    await button(page, 'Select Plan: 500GB').waitFor();
    expect(await brokenRules(page)).toEqual([]);
  });

  it('end with the account, which is kept after all', async () => {
    await page.goto('/settings');
    await button(page, 'Delete my account…').click();
    const dialog = page.getByRole('dialog', { name: 'Delete my account' });
    await dialog.getByLabel('Your password').fill(payer.password);
    expect(await brokenRules(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByText(/^Your account will be deleted on .* We have sent you an email\.$/).waitFor();
    await page.getByRole('main').getByRole('alert').getByText('Your account will be deleted on').waitFor();
    expect(await brokenRules(page)).toEqual([]);
    await page.goto('/subscription');
    await page.getByText('Ends on', { exact: true }).waitFor();
    await button(page, 'Keep my account').click();
    await page.getByText('Renews on').waitFor();
    await button(page, 'Keep my account').waitFor({ state: 'detached' });
  });
});
