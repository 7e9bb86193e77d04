// Work of an admin: answers a report without seeing others' content, grants and revokes rights, and retries a parked job.
import { chooseByKeys } from '../screens/ways.ts';
import type { IsBearable } from '../setup/in-browser.ts';
import { button, heading } from '../setup/steps.ts';
import { type Window, waitForAnnouncement, waitForPictures } from '../setup/window.ts';
import { type NoticesStep, parkedJob, photoTitle } from './notices-cast.ts';

const tab = ({ page }: Window, name: RegExp) => page.getByRole('tab', { name });

export function consoleSteps(step: NoticesStep, isBearable: IsBearable): void {
  answerReport(step);
  giveAndTakeRights(step);
  step('has a job tried again that was given up, which is done then', async ({ karls, bens }) => {
    const { page } = karls;
    await tab(karls, /^Health$/).click();
    await page.getByText(parkedJob.error).waitFor();
    await button(page, `Try again: media: ${parkedJob.reaction}`).click();
    await waitForAnnouncement(page, 'It is being tried again.');
    await page.getByText('No job keeps failing.').waitFor();
    // But for the address that was refused.
    const troubles = [...karls.troubles(), ...bens.troubles()].filter((trouble) => !isBearable(trouble));
    expect(troubles).toEqual([expect.stringContaining('400')]);
  });
}

function answerReport(step: NoticesStep): void {
  step('the admin hears at once of what is reported, and is shown nothing of it', async ({ ben, rosas: { page }, karls }) => {
    await page.goto(`/profile/${ben.name}`);
    await page.getByRole('link', { name: photoTitle }).first().click();
    await chooseByKeys(page, button(page, `More: ${photoTitle}`), 'Report');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What is wrong?').fill('I do not want to be in it.');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await waitForAnnouncement(page, 'Thank you. You will be told what became of it.');
    await tab(karls, /^Reports \(1\)$/).click();
    await karls.page.getByText('I do not want to be in it.').waitFor();
    expect(await karls.page.getByText(photoTitle).count()).toBe(0);
    expect(await karls.page.getByRole('main').locator('picture').count()).toBe(0);
  });

  step('looks when its owner lets them, who is told of the look and can end it', async ({ ben, karl, bens, karls }) => {
    const about = `A photo or video of ${ben.name}`;
    await button(karls.page, `Ask to look: ${about}`).click();
    await karls.page.getByText('The owner is asked', { exact: true }).waitFor();
    await bens.page.goto('/reports');
    await button(bens.page, 'Allow for 7 days').click();
    await button(karls.page, `Look: ${about}`).click();
    await waitForPictures(karls.page);
    await button(karls.page, 'Close').click();
    await bens.page.getByText(`${karl.name} looked at a photo or video of yours`).waitFor();
    await button(bens.page, 'Allow no more').click();
    await button(karls.page, `Look: ${about}`).waitFor({ state: 'detached' });
  });

  step('closes it with a word, which who reported reads', async ({ karls, rosas }) => {
    await button(karls.page, /^Close report: /).click();
    const dialog = karls.page.getByRole('dialog', { name: 'Close this report?' });
    await dialog.getByLabel('What became of it, for who reported').fill('Ben keeps it to himself.');
    await dialog.getByRole('button', { name: 'Close report' }).click();
    await tab(karls, /^Reports$/).waitFor();
    await karls.page.getByText('Nothing waits.').waitFor();
    await rosas.page.goto('/reports');
    await rosas.page.getByText('Answer: Ben keeps it to himself.').waitFor();
  });
}

function giveAndTakeRights(step: NoticesStep): void {
  step('gives rights and takes them back, and no console is left to who lost them', async ({ karl, rosa, karls, rosas }) => {
    const { page } = karls;
    await tab(karls, /^Admins$/).click();
    const form = page.getByRole('form', { name: 'Give Admin Rights' });
    await form.getByLabel('Email').fill('nobody@kloak.example');
    await form.getByRole('button', { name: 'Give Admin Rights' }).click();
    await page.getByText('Something has went wrong.').waitFor();
    await page.getByText('No account has confirmed this address.').waitFor();
    await form.getByLabel('Email').fill(rosa.email);
    await form.getByRole('button', { name: 'Give Admin Rights' }).click();
    await waitForAnnouncement(page, `${rosa.email} has been given admin rights.`);
    await rosas.page.goto('/admin');
    await heading(rosas.page, 'Admin Version').waitFor();
    await button(page, `Take back the rights of ${rosa.name}`).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
    await page.getByText(new RegExp(`^${karl.name} took back the rights of ${rosa.name}`)).waitFor();
    await rosas.page.reload();
    await heading(rosas.page, 'Admin Version').waitFor({ state: 'detached' });
  });
}
