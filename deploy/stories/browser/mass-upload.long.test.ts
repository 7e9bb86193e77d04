// Uploads of a family's devices: a hundred photographs at once with a HEIC among them, then a film of each kind that no browser plays.
import { heicFile, tiles } from '@kloak/platform/testing/heic-file.ts';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { until, untilFound } from '@kloak/platform/testing/until.ts';
import { openUpload, postFile, publishAll } from '@kloak/proto/client/upload.ts';
import { drawVideo } from '@kloak/transcoding/testing/video.ts';
import { embeddedFixture } from '../fixture.ts';
import { connectedMembers, me, type Person, untilArrived, uploader } from '../people.ts';
import { inBrowser } from './setup/in-browser.ts';
import { openMembersWindow } from './setup/members-window.ts';
import { openStage } from './setup/stage.ts';
import { addWords, button, chooseWho, filesField, heading, inviteNobody } from './setup/steps.ts';
import { type Window, waitForAnnouncement, waitForPictures } from './setup/window.ts';

type Chosen = { name: string; mimeType: string; buffer: Buffer };

/** Maximum files of one choice; browsers have no type for HEIC. */
async function hundredPhotos(): Promise<Chosen[]> {
  const photo = async (seed: number) => ({ name: `IMG_${seed}.JPG`, mimeType: 'image/jpeg', buffer: await drawPhoto({ seed, width: 400, height: 300 }) });
  const photos = await Promise.all(Array.from({ length: 99 }, (_, index) => photo(4000 + index)));
  return [...photos, { name: 'IMG_4099.HEIC', mimeType: '', buffer: heicFile({ tiles: [tiles.orange] }) }];
}

const films = [
  { name: 'steps.mov', mimeType: 'video/quicktime' },
  { name: 'waves.mpeg', mimeType: 'video/mpeg' },
  { name: 'party.wmv', mimeType: 'video/x-ms-wmv' },
];

inBrowser('a hundred photographs and some films', () => {
  const stage = openStage(embeddedFixture);
  let anna: Person;
  let ben: Person;
  let annas: Window;
  let bens: Window;

  const choose = async (files: Chosen[]) => {
    await annas.page.goto('/upload');
    await filesField(annas.page).setInputFiles(files);
  };
  const publish = async () => {
    const { page } = annas;
    await chooseWho(page, 'Family');
    await button(page, 'Publish').click();
  };

  beforeAll(async () => {
    ({ anna, ben } = await connectedMembers(stage.fixture));
    [annas, bens] = [await openMembersWindow(stage, anna), await openMembersWindow(stage, ben)];
  }, 300_000);

  it('are published at once, and are all made ready for the family', async () => {
    await choose(await hundredPhotos());
    await button(annas.page, 'Continue').click();
    await publish();
    await inviteNobody(annas.page);

    const listed = { profileId: me(ben), postWriterId: me(anna), page: 0, perPage: 100 };
    const posts = await untilFound(
      'all hundred to be ready',
      async () => {
        const { posts } = await ben.visitor.call('POST /api/post/allposts-by-id', listed);
        return posts.length === 100 && posts.every(({ image }) => image?.status === 'READY') ? posts : undefined;
      },
      300,
    );
    expect(posts.filter(({ image }) => image?.type === 'image/heic')).toHaveLength(1);
    await bens.page.goto('/home');
    await heading(bens.page, anna.name).waitFor();
    await waitForPictures(bens.page);
    // All of them are one story, in the order taken.
    await bens.page.getByRole('link', { name: /100 new.*100 photos/ }).click();
    await bens.page.getByText(/ · 1 of 100$/).waitFor();
    await bens.page.keyboard.press('ArrowRight');
    await bens.page.getByText(/ · 2 of 100$/).waitFor();
  }, 450_000);

  it.each(films)('$name is converted and plays for the family', async ({ name, mimeType }) => {
    await choose([{ name, mimeType, buffer: await drawVideo({ fileName: name, seconds: 2 }) }]);
    await addWords(annas.page);
    await annas.page.getByLabel('Title').fill(`Film ${name}`);
    await publish();
    await waitForAnnouncement(annas.page, 'Video has been sucessfully uploaded!');
    await annas.page.waitForURL('**/video/*');
    await bens.page.goto(new URL(annas.page.url()).pathname);
    await heading(bens.page, `Film ${name}`).waitFor();
    // It appears as soon as it can be played, by a push.
    await bens.page.locator('video').waitFor({ timeout: 180_000 });
    await bens.page.evaluate(`((film) => { film.muted = true; return film.play(); })(document.querySelector('video'))`);
    await until('it plays', () => bens.page.evaluate<boolean>(`document.querySelector('video').currentTime > 0.5`));
  });

  it('fifteen reach a page that is open in at most three fetches of its feed', async () => {
    const { page } = bens;
    const isFeed = (request: { url(): string }) => request.url().endsWith('/find-media-byfamily');
    let fetches = 0;
    page.on('request', (request) => {
      if (isFeed(request)) fetches += 1;
    });
    await page.goto('/home');
    await until('the page has asked, and once more when its socket was open', () => fetches >= 2);
    const [before, begun] = [fetches, performance.now()];
    const areReady = /^(?=.*Few_)(?!.*PROCESSING)/s;
    const allReady = page.waitForResponse(async (response) => isFeed(response) && areReady.test(await response.text()), { timeout: 180_000 });

    const draw = async (seed: number) => ({ fileName: `Few_${seed}.JPG`, type: 'image/jpeg', bytes: await drawPhoto({ seed, width: 1600, height: 1200 }) });
    const files = await Promise.all(Array.from({ length: 15 }, (_, index) => draw(3000 + index)));
    const opened = await openUpload(uploader(anna), files);
    for (const file of files) await postFile(uploader(anna), opened, file);
    const details = files.map(({ fileName }) => ({ title: fileName, privacy: 'FAMILY_ONLY' as const }));
    await untilArrived(() => publishAll(uploader(anna), opened, details));
    await allReady;
    // A page fetches 1, 4, 12 s after changes, and so on; if 15 photographs take longer, it fetches for the late ones.
    const lateSeconds = Math.max(0, (performance.now() - begun) / 1000 - 17);
    expect(fetches - before).toBeLessThanOrEqual(3 + Math.ceil(lateSeconds / 6));
  }, 240_000);

  it('left no error in a console', () => {
    // The check of bytes may exceed the 10 s that one call waits; the page retries.
    const intended = /status of 409 .*\/api\/upload\/updateAll/;
    expect([...annas.troubles(), ...bens.troubles()].filter((trouble) => !intended.test(trouble))).toEqual([]);
  });
});
