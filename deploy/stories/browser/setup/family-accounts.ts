// Two sign up, confirm their addresses, sign in and are connected.
import { until } from '@kloak/platform/testing/until.ts';
import type { FamilyStep } from '../family/family-cast.ts';
import { button, fieldErrors, fillSignUp, heading, openScreen, signIn, signOut } from './steps.ts';
import { waitForAnnouncement } from './window.ts';

export function signUpAndConnect(step: FamilyStep): void {
  step('tells Anna what is missing when she signs up', async ({ anna, annas }) => {
    const { page } = annas;
    await page.getByRole('link', { name: 'Create Account' }).click();
    await button(page, 'Create Account').click();
    await until('the complaints', async () => (await fieldErrors(page)).length > 0);
    expect(await fieldErrors(page)).toEqual([
      'Name is required',
      'Email is required',
      'Password is required',
      'Confirm Password is required',
      "You must click on checkbox to agree with the product's terms and services",
    ]);
    await fillSignUp(page, { name: anna.name, email: 'anna', password: 'sunday1' });
    await page.getByLabel('Confirm Password').fill('monday2');
    await button(page, 'Create Account').click();
    expect(await fieldErrors(page)).toEqual([
      'Email is invalid',
      'Must Contain 8 Characters, One Uppercase, One Number and One Special Character',
      'Passwords must match',
    ]);
  });

  step('lets both sign up and Anna confirm her address, and tells Ben that a name and an address are taken', async ({ anna, ben, annas, bens, confirm }) => {
    await fillSignUp(annas.page, anna);
    await button(annas.page, 'Create Account').click();
    await annas.page.getByText(`We have sent an email to ${anna.email}`).waitFor();
    await annas.page.waitForURL(/\/login\?return=%2Fupload$/);
    // Before that, the address belongs to nobody.
    await confirm(annas.page, anna);

    const { page } = bens;
    await page.goto('/register');
    await fillSignUp(page, anna);
    await page.getByText('This username is already taken').waitFor();
    await page.getByText('An account with this email already exists').waitFor();
    await fillSignUp(page, ben);
    await button(page, 'Create Account').click();
    await page.getByText(`We have sent an email to ${ben.email}`).waitFor();
  });

  step('confirms the other address, too', ({ ben, bens, confirm }) => confirm(bens.page, ben));

  step('says what is wrong at the sign-in, and then lets both in', async ({ anna, ben, annas, bens }) => {
    const { page } = annas;
    for (const window of [annas, bens]) await signOut(window.page);
    await button(page, 'Sign In').click();
    expect(await fieldErrors(page)).toEqual(['Email is required', 'Password is required']);
    await page.getByLabel('Email').fill('anna');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await button(page, 'Sign In').click();
    expect(await fieldErrors(page)).toEqual(['Email is invalid', 'Password must be at least 6 characters']);

    await page.getByLabel('Email').fill(anna.email);
    await page.getByLabel('Password', { exact: true }).fill('not-my-password-1');
    expect(annas.troubles()).toEqual([]);
    await button(page, 'Sign In').click();
    await page.getByRole('alert').getByText('Check out your Account or Password again').waitFor();
    expect(annas.troubles()).toEqual([expect.stringContaining('status of 401')]);

    for (const [person, window] of [
      [anna, annas],
      [ben, bens],
    ] as const) {
      await signIn(window.page, person);
      await heading(window.page, 'A vault for treasured memories').waitFor();
    }
  });

  step('connects them: Ben sees the request come, Anna sees it accepted, and neither loads anew', async ({ anna, ben, annas, bens }) => {
    await openScreen(bens.page, 'Family');
    await bens.page.getByText('Search for your family above to connect with them.').waitFor();
    for (const { page } of [annas, bens]) await page.evaluate('globalThis.neverLeft = true');

    const { page } = annas;
    await openScreen(page, 'Family');
    await page.getByLabel('Email address or username').fill(ben.email);
    await button(page, 'Search').click();
    await button(page, 'Connect').click();
    await waitForAnnouncement(page, 'Your Friend request has been sent!');
    await button(page, `Cancel: ${ben.name}`).waitFor();

    await button(bens.page, `Accept: ${anna.name}`).click();
    await button(bens.page, `More: ${anna.name}`).waitFor();
    await button(page, `More: ${ben.name}`).waitFor();
    for (const window of [annas, bens]) expect(await window.page.evaluate('globalThis.neverLeft')).toBe(true);
  });
}
