// The network or the server fails during an upload: it continues by itself, without duplicates.
import { until } from '@kloak/platform/testing/until.ts';
import type { CDPSession, Page } from 'playwright-core';
import { takePhoto } from '../family-path.ts';
import { embeddedFixture } from '../fixture.ts';
import { me, newMember, type Person } from '../people.ts';
import { persistCall } from '../persist.ts';
import { inBrowser } from './setup/in-browser.ts';
import { openMembersWindow } from './setup/members-window.ts';
import { openStage } from './setup/stage.ts';
import { button, cancelUpload, chooseWho, filesField, inviteNobody } from './setup/steps.ts';
import { type Window, waitForAnnouncement } from './setup/window.ts';

type Line = { bytesPerSecond: number; offline?: boolean };

/** Its way takes half a minute: long enough to be watched by a machine that has much else to do. */
const slowFor = (photo: Buffer) => photo.length / 30;

const setLine = (session: CDPSession, { bytesPerSecond, offline = false }: Line) =>
  session.send('Network.emulateNetworkConditions', { offline, latency: 0, downloadThroughput: -1, uploadThroughput: bytesPerSecond });

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await filesField(page).setInputFiles([{ name, mimeType: 'image/jpeg', buffer }]);
}

inBrowser('an outage while a photograph goes out', () => {
  const stage = openStage(embeddedFixture);
  let anna: Person;
  let window: Window;
  let line: CDPSession;
  let photos: Buffer[];

  const says = (text: string) => window.page.getByRole('status').getByText(text, { exact: true }).waitFor();
  const bytes = async (which: 'currentUsage' | 'freeDataSpace') => {
    const { dataUsage } = await persistCall(anna.visitor, 'POST /api/users/getDataUsage', { profileId: me(anna) });
    return dataUsage[which];
  };
  const free = () => bytes('freeDataSpace');
  /** She calls from outside the page, so the page may learn of it a moment later. */
  const usageIs = (count: number) => until(`${count} bytes to be used`, async () => (await bytes('currentUsage')) === count);
  const freeIs = (count: number) => until(`${count} bytes to be free`, async () => (await free()) === count);

  beforeAll(async () => {
    photos = await Promise.all([21, 22].map(takePhoto));
    anna = await newMember(stage.fixture, 'anna');
    window = await openMembersWindow(stage, anna, { to: '/upload' });
    line = await window.page.context().newCDPSession(window.page);
    await line.send('Network.enable');
  }, 300_000);

  it('says what it waits for while the network is away, then sends and publishes as it was told', async () => {
    const { page } = window;
    const [photo = Buffer.alloc(0)] = photos;
    const slow = { bytesPerSecond: slowFor(photo) };
    await setLine(line, slow);
    await choose(page, 'lake.jpg', photo);
    await page.getByText(/^[1-9]\d?%$/).waitFor();
    await setLine(line, { ...slow, offline: true });
    await says('Waiting for the connection …');
    await button(page, 'Try again').waitFor();
    await chooseWho(page, 'Family');
    await button(page, 'Publish').click();
    await button(page, 'Publishing...').waitFor();
    await setLine(line, { bytesPerSecond: -1 });
    await inviteNobody(page);
    await usageIs(photo.length);
  });

  it('goes on when a server that was killed is there again', async () => {
    const { page } = window;
    const [before = Buffer.alloc(0), photo = Buffer.alloc(0)] = photos;
    await page.goto('/upload');
    await setLine(line, { bytesPerSecond: slowFor(photo) });
    await choose(page, 'hill.jpg', photo);
    await page.getByText(/^[1-9]\d?%$/).waitFor();
    await stage.fixture.targets[0]?.kill();
    await says('Waiting for the connection …');
    await setLine(line, { bytesPerSecond: -1 });
    await stage.fixture.targets[0]?.start();
    await says('Uploaded');
    await chooseWho(page, 'Family');
    await button(page, 'Publish').click();
    await page.waitForURL('**/my-profile');
    await usageIs(before.length + photo.length);
  });

  it('gives the space back when it is cancelled', async () => {
    const { page } = window;
    const photo = await takePhoto(23);
    const before = await free();
    await page.goto('/upload');
    await setLine(line, { bytesPerSecond: slowFor(photo) });
    await choose(page, 'river.jpg', photo);
    await page.getByText(/^[1-9]\d?%$/).waitFor();
    await freeIs(before - photo.length);
    await cancelUpload(page);
    await setLine(line, { bytesPerSecond: -1 });
    await page.getByText('Drag and drop').waitFor();
    await freeIs(before);
  });

  it('goes on after a reload, and gives the space back when it is cancelled then', async () => {
    const { page } = window;
    const photo = await takePhoto(24);
    const before = await free();
    await page.goto('/upload');
    await setLine(line, { bytesPerSecond: slowFor(photo) });
    await choose(page, 'meadow.jpg', photo);
    await page.getByText(/^[1-9]\d?%$/).waitFor();
    await freeIs(before - photo.length);
    // The page asks whether it may be left until it has kept the file.
    await until('the file to be kept', () => page.evaluate<boolean>(`dispatchEvent(new Event('beforeunload', { cancelable: true }))`));
    await page.reload();
    await page.getByRole('region', { name: 'Upload' }).getByText('meadow.jpg').waitFor();
    await setLine(line, { bytesPerSecond: -1 });
    await says('Uploaded');
    expect(await free()).toBe(before - photo.length);
    await cancelUpload(page);
    await page.getByText('Drag and drop').waitFor();
    await freeIs(before);
  });

  it('is live again after the code for it could not be loaded', async () => {
    const tab = await window.page.context().newPage();
    await tab.clock.install();
    const asked = Promise.withResolvers<void>();
    await tab.route('**/assets/keep-live*', (route) => route.abort().then(asked.resolve), { times: 1 });
    await tab.goto('/home');
    await asked.promise;
    const connected = tab.waitForEvent('websocket');
    await tab.clock.fastForward(30_000);
    await connected;
    await tab.close();
  });

  it('keeps the page and says what there is to say when the code for messages cannot be loaded, and later says it well', async () => {
    const tab = await window.page.context().newPage();
    await tab.route('**/assets/toasts*', (route) => route.abort());
    await tab.goto('/upload');
    const refused = async () => {
      await choose(tab, 'empty.jpg', Buffer.alloc(0));
      await waitForAnnouncement(tab, 'An empty file cannot be uploaded.');
    };
    await refused();
    await button(tab, /^Account menu/).waitFor();
    expect(await button(tab, 'Dismiss').count()).toBe(0);
    await tab.unroute('**/assets/toasts*');
    await refused();
    // Size of the button as styled.
    expect((await button(tab, 'Dismiss').boundingBox())?.width).toBe(44);
    await tab.close();
  });

  it('tells of a file that is in the vault already who still sees it, and leads to its post', async () => {
    const { page } = window;
    const [photo = Buffer.alloc(0)] = photos;
    const charged = await bytes('currentUsage');
    await page.goto('/upload');
    await choose(page, 'lake again.jpg', photo);
    await page.getByRole('heading', { name: 'This file is already in your vault.' }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'lake again.jpg' }).getByText('Family').waitFor();
    await page.getByRole('link', { name: 'lake again.jpg' }).click();
    await page.waitForURL('**/image/*');
    await page.getByText('Family', { exact: false }).last().waitFor();
    await usageIs(charged);
  });
});
