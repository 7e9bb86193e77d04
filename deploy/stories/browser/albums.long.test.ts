// An album from an upload to its end, in two browsers.
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { until } from '@kloak/platform/testing/until.ts';
import type { Page } from 'playwright-core';
import { embeddedFixture } from '../fixture.ts';
import { connectedMembers, me, type Person } from '../people.ts';
import { persistCall } from '../persist.ts';
import { newStory } from '../story.ts';
import { inBrowser } from './setup/in-browser.ts';
import { openMembersWindow } from './setup/members-window.ts';
import { openStage } from './setup/stage.ts';
import { addWords, button, chooseWho, filesField, heading, inviteNobody } from './setup/steps.ts';
import { type Window, waitForAnnouncement, waitForPictures } from './setup/window.ts';

const thumbnails = (page: Page) => page.getByRole('navigation', { name: 'In this album' }).getByRole('link');

/** The album and its content are loaded by separate calls. */
const holds = (page: Page, count: number) => until(`${count} in the album`, async () => (await thumbnails(page).count()) === count);

/** Photographs without renditions have no date and come last, so the order may change until all are rendered. */
const inTheirOrder = (person: Person, albumId: string) =>
  until('all in the album to be drawn', async () => {
    const { posts } = await persistCall(person.visitor, 'POST /api/post/posts-by-album', { albumId, profileId: me(person) });
    return posts.every(({ image }) => image?.status === 'READY');
  });

async function photographs(names: readonly string[]) {
  return Promise.all(names.map(async (name, seed) => ({ name, mimeType: 'image/jpeg', buffer: await drawPhoto({ seed, width: 800, height: 600 }) })));
}

inBrowser('an album in two browsers', () => {
  const stage = openStage(embeddedFixture);
  let anna: Person;
  let ben: Person;
  let annas: Window;
  let bens: Window;
  let address: string;

  beforeAll(async () => {
    ({ anna, ben } = await connectedMembers(stage.fixture));
    [annas, bens] = [await openMembersWindow(stage, anna), await openMembersWindow(stage, ben)];
  }, 300_000);

  const step = newStory();

  step('begins with an upload that names it', async () => {
    const { page } = annas;
    await page.goto('/upload');
    await filesField(page).setInputFiles(await photographs(['one.jpg', 'two.jpg', 'three.jpg']));
    await button(page, 'Continue').click();
    await addWords(page);
    await page.getByLabel('Album Name (Optional)').fill('Lake');
    await page.getByLabel('Album Description (Optional)').fill('All of June');
    await chooseWho(page, 'Family');
    await button(page, 'Publish').click();
    await inviteNobody(page);
    await page.getByRole('region', { name: 'My Album(s)' }).getByRole('link', { name: 'Lake' }).click();
    await heading(page, 'Lake').waitFor();
    await page.getByText('All of June').waitFor();
    await page.getByText('3 photos and videos · Family').waitFor();
    await holds(page, 3);
    await waitForPictures(page);
    address = new URL(page.url()).pathname;
    await inTheirOrder(anna, address.split('/').at(-1) ?? '');
    await page.goto(address);
    await holds(page, 3);
  });

  step('shows Ben what he may see, and no more once Anna changes that', async () => {
    const { page } = bens;
    await page.goto(`/profile/${anna.name}`);
    await page.getByRole('region', { name: 'Album(s)' }).getByRole('link', { name: 'Lake' }).click();
    await thumbnails(page).nth(2).waitFor();
    await thumbnails(page).nth(1).click();
    await page.waitForURL(/\?post=/);
    expect(await button(page, /^Settings/).count()).toBe(0);

    // The first of them becomes private: it leaves his screen by itself.
    const owners = annas.page;
    await button(owners, /^Settings: Photo/).click();
    await owners.getByRole('menuitem', { name: 'Edit' }).click();
    await owners.getByLabel('Privacy').selectOption({ label: 'Private' });
    await button(owners, 'Save').click();
    await waitForAnnouncement(owners, 'Your changes are saved.');
    await page.getByText('2 photos and videos').waitFor();
    await holds(page, 2);
    await holds(owners, 3);
  });

  step('takes it from him when it is for Anna alone, and gives it back', async () => {
    const { page } = annas;
    const choosePrivacy = async (label: 'Private' | 'Family') => {
      await button(page, 'Settings: Lake').click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await page.getByLabel('Privacy').selectOption({ label });
      expect(await page.getByRole('checkbox', { name: /^Also change/ }).isChecked()).toBe(false);
      await button(page, 'Save').click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByText(`3 photos and videos · ${label}`).waitFor();
    };
    await choosePrivacy('Private');
    await heading(bens.page, 'You do not have permission to view this album.').waitFor();
    // The album and its posts are loaded concurrently: one call may be refused, or both.
    const troubles = bens.troubles();
    expect(troubles).toContainEqual(expect.stringContaining('status of 403'));
    expect(troubles.filter((trouble) => !trouble.includes('status of 403'))).toEqual([]);
    await choosePrivacy('Family');
    await bens.page.goto(address);
    await bens.page.getByText('2 photos and videos').waitFor();
  });

  step('shows him less, and more again, of what she chooses', async () => {
    const { page } = annas;
    const choosePrivacy = async (label: 'Private' | 'Family') => {
      for (const nth of [1, 2]) await page.getByRole('checkbox').nth(nth).check();
      await button(page, 'Privacy').click();
      const dialog = page.getByRole('dialog', { name: 'Privacy of 2 photos and videos' });
      await dialog.getByLabel('Privacy').selectOption({ label });
      await dialog.getByRole('button', { name: 'Save' }).click();
      await waitForAnnouncement(page, `Privacy of 2 photos and videos: ${label}.`);
    };
    await button(page, 'Select').click();
    await choosePrivacy('Private');
    await bens.page.getByText('0 photos and videos').waitFor();
    await choosePrivacy('Family');
    await bens.page.getByText('2 photos and videos').waitFor();
    await button(page, 'Done').click();
  });

  step('loses what Anna takes out of it, and keeps its place in her library', async () => {
    const { page } = annas;
    await thumbnails(page).nth(2).click();
    await page.waitForURL(/\?post=/);
    await button(page, /^In this album: /).click();
    await page.getByRole('menuitem', { name: 'Remove from album' }).click();
    await waitForAnnouncement(page, 'It is no longer in this album. It stays in your library.');
    await page.getByText('2 photos and videos · Family').waitFor();
    await bens.page.getByText('1 photo or video').waitFor();
  });

  step('loses all that she chooses of it at once, by keys', async () => {
    const { page } = annas;
    await button(page, 'Select').focus();
    await page.keyboard.press('Enter');
    for (const nth of [0, 1]) {
      await page.getByRole('checkbox').nth(nth).focus();
      await page.keyboard.press('Space');
    }
    await page.getByText('2 selected').waitFor();
    await button(page, 'Remove from album').focus();
    await page.keyboard.press('Enter');
    await waitForAnnouncement(page, '2 photos and videos are no longer in this album. They stay in your library.');
    await page.getByText('There is nothing to see in this album yet.').waitFor();
    await bens.page.getByText('0 photos and videos').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: 'What is selected' }).waitFor({ state: 'detached' });
  });

  step('ends, and what was in it stays', async () => {
    const { page } = annas;
    await button(page, 'Settings: Lake').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog', { name: 'Are you sure you want to Delete this Album?' }).getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL('**/my-profile');
    const library = page.getByRole('region', { name: 'My Library' });
    await library.getByRole('link').nth(2).waitFor();
    await page.getByRole('region', { name: 'My Album(s)' }).waitFor({ state: 'detached' });
    await page.goto(address);
    await heading(page, 'An error occurred while loading the album.').waitFor();
  });

  step('leaves a post that Anna deletes: it is back by Undo, and from her trash with all that was said of it, until she empties that', async () => {
    const { page } = annas;
    await page.goto('/my-profile');
    const library = page.getByRole('region', { name: 'My Library' });
    await library.getByRole('link').nth(2).waitFor();
    const image = (await library.getByRole('link').first().getAttribute('href')) ?? '';
    const imageId = image.split('/').at(-1) ?? '';
    await persistCall(ben.visitor, 'POST /api/comment/saveComment', { content: 'How lovely!', writer: me(ben), imagePostId: imageId }, 'comment');
    await persistCall(ben.visitor, 'POST /api/image/addImageReaction', { imageId, profile: me(ben), reactionType: 'Love' }, 'heart');
    const usedBytes = async () => (await persistCall(anna.visitor, 'POST /api/users/getDataUsage', { profileId: me(anna) })).dataUsage.currentUsage;
    const before = await usedBytes();
    const remove = async (next: () => Promise<void> = async () => {}) => {
      await button(page, /^Settings: /)
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
      await next();
      await until('it is gone from the library', async () => (await library.getByRole('link').count()) === 2);
    };
    const openTrash = async () => {
      await button(page, /^Account menu/).click();
      await page.getByRole('menuitem', { name: 'Trash' }).click();
      await page.getByText(/^1 photo or video here takes/).waitFor();
    };
    // Held by a pointer, it stays to be pressed.
    await remove(() => button(page, 'Undo').hover());
    await button(page, 'Undo').click();
    await library.getByRole('link').nth(2).waitFor();

    await remove();
    await bens.page.goto(image);
    await heading(bens.page, 'An error occurred while loading the image.').waitFor();
    await openTrash();
    await page.getByText('30 days left').waitFor();
    await waitForPictures(page);
    expect(await usedBytes()).toBe(before);
    await button(page, /^Restore Photo/).click();
    await heading(page, 'Your trash is empty.').waitFor();
    await bens.page.reload();
    await bens.page.getByText('How lovely!').waitFor();
    await button(bens.page, 'See 1 heart').waitFor();

    await page.goto('/my-profile');
    await library.getByRole('link').nth(2).waitFor();
    await remove();
    await openTrash();
    await button(page, 'Empty now').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Empty now' }).click();
    await heading(page, 'Your trash is empty.').waitFor();
    await until('the space to be given back', async () => (await usedBytes()) < before);
  });
});
