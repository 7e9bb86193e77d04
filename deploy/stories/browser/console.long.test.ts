// Who keeps the house: answers a report without seeing what is not theirs, gives rights and takes them back, and has a job that was given up tried again.
import { changeFile } from '@kloak/platform/testing/embedded-file.ts';
import type { EmbeddedFixture } from '../fixture.ts';
import { ben, demoFixture, karl, rosa } from './demo-fixture.ts';
import { inBrowser } from './in-browser.ts';
import { openMembersWindow } from './members-window.ts';
import { phone } from './sizes.ts';
import { openStage } from './stage.ts';
import { button, heading } from './steps.ts';
import { announced, picturesDrawn, type Window } from './window.ts';

/** Of Ben. */
const photo = 'The meadow';

/** As where a store was away for longer than a job is tried. */
async function parkJob(fixture: EmbeddedFixture): Promise<void> {
  const [whole] = fixture.targets;
  await whole?.stop();
  const park =
    "UPDATE jobs SET parked_at = ?, error = 'The store does not answer.', turn_at = NULL WHERE id = (SELECT max(id) FROM jobs WHERE reaction = 'retire-preview')";
  changeFile(fixture.dataDir, 'media', (db) => expect(db.prepare(park).run(new Date().toISOString()).changes).toBe(1));
  await whole?.start();
}

inBrowser('the console', () => {
  const stage = openStage(async () => {
    const fixture = await demoFixture();
    await parkJob(fixture);
    return fixture;
  });
  let karls: Window;
  let bens: Window;
  let rosas: Window;
  beforeAll(async () => {
    karls = await openMembersWindow(stage, karl, { to: '/admin' });
    bens = await openMembersWindow(stage, ben, { viewport: phone });
    rosas = await openMembersWindow(stage, rosa, { to: '/profile/ben' });
  }, 300_000);

  const tab = (name: RegExp) => karls.page.getByRole('tab', { name });

  it('hears at once of what is reported, and is shown nothing of it', async () => {
    const { page } = rosas;
    await page.getByRole('link', { name: photo }).first().click();
    await button(page, 'Report').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What is wrong?').fill('I do not want to be in it.');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await announced(page, 'Thank you. You will be told what became of it.');
    await tab(/^Reports \(1\)$/).click();
    await karls.page.getByText('I do not want to be in it.').waitFor();
    expect(await karls.page.getByText(photo).count()).toBe(0);
    expect(await karls.page.getByRole('main').locator('picture').count()).toBe(0);
  });

  it('looks when its owner lets them, who is told of the look and can end it', async () => {
    const about = 'A photo or video of ben';
    await button(karls.page, `Ask to look: ${about}`).click();
    await karls.page.getByText('The owner is asked', { exact: true }).waitFor();
    await bens.page.goto('/reports');
    await button(bens.page, 'Allow for 7 days').click();
    await button(karls.page, `Look: ${about}`).click();
    await picturesDrawn(karls.page);
    await button(karls.page, 'Close').click();
    await bens.page.getByText('opa.karl looked at a photo or video of yours').waitFor();
    await button(bens.page, 'Allow no more').click();
    await button(karls.page, `Look: ${about}`).waitFor({ state: 'detached' });
  });

  it('closes it with a word, which who reported reads', async () => {
    await button(karls.page, /^Close report: /).click();
    const dialog = karls.page.getByRole('dialog', { name: 'Close this report?' });
    await dialog.getByLabel('What became of it, for who reported').fill('Ben keeps it to himself.');
    await dialog.getByRole('button', { name: 'Close report' }).click();
    await tab(/^Reports$/).waitFor();
    await karls.page.getByText('Nothing waits.').waitFor();
    await rosas.page.goto('/reports');
    await rosas.page.getByText('Answer: Ben keeps it to himself.').waitFor();
  });

  it('gives rights and takes them back, and no console is left to who lost them', async () => {
    const { page } = karls;
    await tab(/^Admins$/).click();
    const form = page.getByRole('form', { name: 'Give Admin Rights' });
    await form.getByLabel('Email').fill('nobody@kloak.example');
    await form.getByRole('button', { name: 'Give Admin Rights' }).click();
    await page.getByText('Something has went wrong.').waitFor();
    await page.getByText('No account has confirmed this address.').waitFor();
    await form.getByLabel('Email').fill(rosa.email);
    await form.getByRole('button', { name: 'Give Admin Rights' }).click();
    await announced(page, `${rosa.email} has been given admin rights.`);
    await rosas.page.goto('/admin');
    await heading(rosas.page, 'Admin Version').waitFor();
    await button(page, 'Take back the rights of oma.rosa').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
    await page.getByText(/^opa\.karl took back the rights of oma\.rosa/).waitFor();
    await rosas.page.reload();
    await heading(rosas.page, 'Admin Version').waitFor({ state: 'detached' });
  });

  it('has a job tried again that was given up, which is done then', async () => {
    const { page } = karls;
    await tab(/^Health$/).click();
    await page.getByText(/^The store does not answer\./).waitFor();
    await button(page, 'Try again: media: retire-preview').click();
    await announced(page, 'It is being tried again.');
    await page.getByText('No job keeps failing.').waitFor();
    // But for the address that was refused.
    expect([...karls.troubles(), ...bens.troubles()]).toEqual([expect.stringContaining('400')]);
  });
});
