// Actions of people, who find everything by its visible label.
import type { Page } from 'playwright-core';
import type { Person } from '../../people.ts';

export type Credentials = Pick<Person, 'email' | 'password'>;

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Sent texts, without those still in a field. */
export const visibleText = (page: Page, words: string) => page.getByText(words).and(page.locator(':not(textarea)'));

/** Field for files; folders have another one. */
export const filesField = (page: Page) => page.locator('input[type=file]:not([webkitdirectory])');

/** Chooses who sees the files of an upload. */
export const chooseWho = (page: Page, who: 'Family' | 'Only me') => page.getByRole('radio', { name: who }).check();

/** Opens the fields of an upload. */
export const addWords = (page: Page) => page.getByText('Add words').click();

/** An upload of which bytes have arrived. */
export async function cancelUpload(page: Page): Promise<void> {
  await button(page, 'Cancel').click();
  await button(page, 'Cancel upload').click();
}

/** Up to the question. */
export async function removeConnection(page: Page, name: string): Promise<void> {
  await button(page, `More: ${name}`).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').waitFor();
}

/** Error messages of a form's fields, in order. */
export async function fieldErrors(page: Page): Promise<string[]> {
  const texts = await page.locator('form [id$="-error"]').allTextContents();
  return texts.filter((text) => text !== '');
}

export async function fillSignUp(page: Page, { name, email, password }: Pick<Person, 'name' | 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('checkbox').check();
}

export async function signIn(page: Page, { email, password }: Credentials, to = '/home'): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign In').click();
  await page.waitForURL(`**${to}`);
}

export async function signOut(page: Page): Promise<void> {
  await button(page, /^Account menu/).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await heading(page, 'Sign In').waitFor();
}

/** Clicks a menu entry, without a page load. */
export async function openScreen(page: Page, where: 'Home' | 'Family' | 'Groups' | 'Upload'): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: new RegExp(`^${where}`) })
    .click();
}

/** Declines to invite the family after the first upload; publishing many files takes a while. */
export async function inviteNobody(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Invite Family' });
  await question.waitFor({ timeout: 180_000 });
  await question.getByRole('button', { name: 'No' }).click();
  await page.waitForURL('**/my-profile');
}
