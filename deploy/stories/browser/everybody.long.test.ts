// Forty photographs of one relative, found by another in two taps and seen in order, on a phone and at a desk, by finger and by keys.
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { until, untilFound } from '@kloak/platform/testing/until.ts';
import { openUpload, postFile, publishAll } from '@kloak/proto/client/upload.ts';
import type { Page } from 'playwright-core';
import { embeddedFixture } from '../fixture.ts';
import { connect, me, newMember, type Person, untilArrived, uploader } from '../people.ts';
import { axe } from './screens/every-screen.ts';
import { inBrowser } from './setup/in-browser.ts';
import { openMembersWindow } from './setup/members-window.ts';
import { desk, phone } from './setup/sizes.ts';
import { openStage } from './setup/stage.ts';
import { askPage, type Window, waitForPictures } from './setup/window.ts';

const photographs = 40;
/** Those that are looked at for a while. */
const displayed = 3;

/** Uploads and publishes them together; resolves with their ids in the order taken, once others see all of them. */
async function shareForty(tom: Person, viewer: Person): Promise<string[]> {
  const files = await Promise.all(
    Array.from({ length: photographs }, async (_, index) => ({
      fileName: `IMG_${1000 + index}.jpg`,
      bytes: await drawPhoto({ seed: 700 + index, width: 320, height: 240 }),
      type: 'image/jpeg',
    })),
  );
  const opened = await openUpload(uploader(tom), files);
  for (const file of files) await postFile(uploader(tom), opened, file);
  await untilArrived(() => publishAll(uploader(tom), opened, { privacy: 'FAMILY_ONLY' }));
  const story = await untilFound('all of them to be seen', async () => {
    const { stories } = await viewer.visitor.call('POST /api/profile/stories', { profileId: me(viewer) });
    return stories.find(({ count }) => count === photographs);
  });
  const { posts } = await viewer.visitor.call('POST /api/profile/story', { profileId: me(viewer), storyId: story._id });
  return posts.map(({ _id }) => _id);
}

inBrowser('everybody’s days', () => {
  const stage = openStage(embeddedFixture);
  let oma: Person;
  let karl: Person;
  let ids: readonly string[];
  const windows: Window[] = [];

  const windowOf = async (person: Person, options: Parameters<typeof openMembersWindow>[2]) => {
    const window = await openMembersWindow(stage, person, { ...options, reducedMotion: 'reduce', scripts: [axe] });
    windows.push(window);
    return window.page;
  };
  /** Id of the post whose page is open. */
  const openedOn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1);
  const card = (page: Page) => page.getByRole('link', { name: /tom.*40 photos/i });

  beforeAll(async () => {
    const tom = await newMember(stage.fixture, 'tom');
    [oma, karl] = [await newMember(stage.fixture, 'oma'), await newMember(stage.fixture, 'karl')];
    await connect(tom, oma);
    await connect(tom, karl);
    ids = await shareForty(tom, oma);
  }, 300_000);
  afterAll(async () => {
    for (const window of windows) {
      expect(window.troubles()).toEqual([]);
      await window.close();
    }
  });

  it('forty photographs of a relative are one card, and all are seen in order on a phone', async () => {
    const page = await windowOf(oma, { viewport: phone, hasTouch: true });
    await card(page).getByText('40 new').waitFor();
    await page.getByText('40 new today').waitFor();
    expect(await askPage<string[]>(page, 'axe()')).toEqual([]);
    await card(page).tap();
    const seen: (string | undefined)[] = [];
    for (let place = 1; place <= photographs; place += 1) {
      await page.getByText(`${place} of ${photographs}`, { exact: true }).first().waitFor();
      await until('the picture of this place', async () => openedOn(page) === ids[place - 1]);
      seen.push(openedOn(page));
      await waitForPictures(page);
      // Posts count as displayed after a second; the others are only passed.
      if (place <= displayed) await until('it to be noted', async () => (await unseenOf(oma)) <= photographs - place);
      if (place < photographs)
        await page
          .getByRole('link', { name: 'Next' })
          .or(page.getByRole('button', { name: 'Next' }))
          .first()
          .tap();
    }
    expect(seen).toEqual(ids);
    const left = await unseenOf(oma);
    expect(left).toBeLessThanOrEqual(photographs - displayed);
    await page.goto('/home');
    await card(page)
      .getByText(/^\d+ new$/)
      .waitFor();
  });

  async function unseenOf(person: Person): Promise<number> {
    const { stories } = await person.visitor.call('POST /api/profile/stories', { profileId: me(person) });
    return stories[0]?.unseen ?? photographs;
  }

  it('what one relative has seen is still new to another, who finds it by keys at a desk', async () => {
    const page = await windowOf(karl, { viewport: desk });
    await card(page).getByText('40 new').waitFor();
    await card(page).focus();
    await page.keyboard.press('Enter');
    for (let place = 1; place <= 3; place += 1) {
      await page.getByText(`${place} of ${photographs}`, { exact: true }).first().waitFor();
      await until('the picture of this place', async () => openedOn(page) === ids[place - 1]);
      await page.keyboard.press('ArrowRight');
    }
    await until('the next picture', async () => openedOn(page) === ids[3]);
  });

  it('all of them stand in Photos, two taps from anywhere, and the choice of a person stays in the address', async () => {
    const page = await windowOf(oma, { viewport: desk });
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: /^Photos/ })
      .click();
    await page.waitForURL('**/photos');
    await page.locator('main a[href^="/image/"]').first().waitFor();
    await waitForPictures(page);
    expect(await askPage<string[]>(page, 'axe()')).toEqual([]);
    await page.getByRole('main').getByRole('button', { name: /tom/ }).click();
    await until('the address to name the person', async () => new URL(page.url()).searchParams.has('people'));
    await page.reload();
    await page.locator('main a[href^="/image/"]').first().waitFor();
    await page.locator('main a[href^="/image/"]').first().click();
    await until('a picture of Tom’s', async () => ids.includes(openedOn(page) ?? ''));
  });
});
