// A member uses more than their plan allows, as after a larger one ended: everything stays accessible, and only uploads wait.
import { changeFile } from '@kloak/platform/testing/embedded-file.ts';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import type { EmbeddedFixture } from '../fixture.ts';
import { anna, ben, demoFixture } from './setup/demo-fixture.ts';
import { inBrowser } from './setup/in-browser.ts';
import { openMembersWindow } from './setup/members-window.ts';
import { phone } from './setup/sizes.ts';
import { openStage } from './setup/stage.ts';
import { button, filesField, heading } from './setup/steps.ts';
import { type Window, waitForAnnouncement, waitForPictures } from './setup/window.ts';

const usedBytes = 3e9;
const over = /^You keep more than your plan holds, so nothing more can be uploaded\./;
/** Title of Ben's photograph. */
const photo = 'The meadow';

/** Simulates members who filled a larger plan before. */
async function fillVaults(fixture: EmbeddedFixture): Promise<void> {
  const [whole] = fixture.targets;
  await whole?.stop();
  changeFile(fixture.dataDir, 'media', (db) => {
    db.prepare(`UPDATE commits SET events = json_set(events, '$[0].data.usedAfter', ?) WHERE stream LIKE 'ledger:%'`).run(usedBytes);
    const view = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'view usage@%'").get();
    db.prepare(`UPDATE "${view?.name}" SET doc = json_set(doc, '$.used', ?)`).run(usedBytes);
  });
  await whole?.start();
}

inBrowser('over the limit', () => {
  const stage = openStage(async () => {
    const fixture = await demoFixture();
    await fillVaults(fixture);
    return fixture;
  });
  let window: Window;
  beforeAll(async () => {
    window = await openMembersWindow(stage, ben, { to: '/upload', viewport: phone });
  }, 300_000);

  it('nothing more is uploaded, in words that say what can be done', async () => {
    const { page } = window;
    await page.getByText(over).waitFor();
    await filesField(page).setInputFiles([{ name: 'new.jpg', mimeType: 'image/jpeg', buffer: await drawPhoto({ seed: 1 }) }]);
    await waitForAnnouncement(page, 'Ran out of File space! Please either delete existing files or upgrade your account.');
  });

  it('what is there is viewed, shared and downloaded as before', async () => {
    const { page } = window;
    await page.goto('/my-profile');
    await page.getByRole('link', { name: photo }).first().click();
    await waitForPictures(page);
    const downloading = page.waitForEvent('download');
    await button(page, 'Download').click();
    await downloading;
    const annas = await openMembersWindow(stage, anna, { to: '/profile/ben' });
    await annas.page.getByRole('link', { name: photo }).first().click();
    await waitForPictures(annas.page);
    expect(annas.troubles()).toEqual([]);
  });

  it('larger plans are offered', async () => {
    const { page } = window;
    await page.goto('/upgrade-store');
    await heading(page, 'Upgrade Your Kloak').waitFor();
    await page.getByText(over).waitFor();
    await button(page, 'Select Plan: 500GB').waitFor();
    // But for the upload that was refused.
    expect(window.troubles()).toEqual([expect.stringContaining('413')]);
  });
});
