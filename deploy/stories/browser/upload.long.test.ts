// Upload of several photographs with the phone in a pocket: it continues on other screens and after a network loss, and sends nothing twice.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession } from 'playwright-core';
import { takePhoto } from '../family-path.ts';
import { embeddedFixture } from '../fixture.ts';
import { connectedMembers, type Person } from '../people.ts';
import { inBrowser } from './setup/in-browser.ts';
import { openMembersWindow } from './setup/members-window.ts';
import { openStage } from './setup/stage.ts';
import { button, cancelUpload, chooseWho, filesField, heading, inviteNobody, openScreen } from './setup/steps.ts';
import { type Window, waitForPictures } from './setup/window.ts';

/** Expected console messages for a lost network. */
const intended = /net::ERR_|WebSocket/;

inBrowser('several photographs', () => {
  const stage = openStage(embeddedFixture);
  let anna: Person;
  let ben: Person;
  let window: Window;
  let line: CDPSession;
  let files: { name: string; mimeType: string; buffer: Buffer }[];
  /** Requested paths in order. */
  const asked: string[] = [];

  const setLine = (bytesPerSecond: number, offline = false) =>
    line.send('Network.emulateNetworkConditions', { offline, latency: 0, downloadThroughput: -1, uploadThroughput: bytesPerSecond });
  const choose = () => filesField(window.page).setInputFiles(files);

  beforeAll(async () => {
    files = await Promise.all([31, 32, 33].map(async (seed) => ({ name: `${seed}.jpg`, mimeType: 'image/jpeg', buffer: await takePhoto(seed) })));
    ({ anna, ben } = await connectedMembers(stage.fixture));
    window = await openMembersWindow(stage, anna, { to: '/upload' });
    window.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    line = await window.page.context().newCDPSession(window.page);
    await line.send('Network.enable');
  }, 300_000);

  it('go on while other screens are looked at and the network is away', async () => {
    const { page } = window;
    // More than a minute's work, so that the network fails during it even on a slow machine.
    const slow = files.reduce((sum, { buffer }) => sum + buffer.length, 0) / 90;
    await setLine(slow);
    await choose();
    await button(page, 'Continue').click();
    await page.getByText(/^[1-9]\d?%$/).waitFor();
    await openScreen(page, 'Home');
    await page.getByRole('link', { name: /^Upload: \d of 3/ }).waitFor();
    await setLine(slow, true);
    await page.getByRole('link', { name: /^Upload: \d of 3 · waiting$/ }).waitFor();
    await setLine(-1);
    await page.getByRole('link', { name: 'Upload: 3 of 3 · ready to publish' }).click();
    await chooseWho(page, 'Family');
    await button(page, 'Publish').click();
    await inviteNobody(page);
    expect(asked.filter((path) => path === '/api/upload/uploadImageThumbs').length).toBeGreaterThan(0);
    expect(window.troubles().filter((trouble) => !intended.test(trouble))).toEqual([]);
  });

  it('are seen by the family', async () => {
    const other = await openMembersWindow(stage, ben);
    await heading(other.page, new RegExp(anna.name)).waitFor();
    await waitForPictures(other.page);
    expect(other.troubles()).toEqual([]);
    await other.close();
  });

  it('are not sent again', async () => {
    const { page } = window;
    await page.goto('/upload');
    asked.length = 0;
    await choose();
    await heading(page, '3 files are already in your vault.').waitFor();
    expect(asked).toContain('/api/upload/known');
    expect(asked.filter((path) => path === '/storage' || path === '/api/upload/uploadFilesV2')).toEqual([]);
  });

  it('of a folder are taken, dropped or chosen, with those deeper in it', async () => {
    const { page } = window;
    const folder = await mkdtemp(join(tmpdir(), 'kloak-folder-'));
    await mkdir(join(folder, 'second day'));
    const [first, second] = await Promise.all([41, 42].map(takePhoto));
    if (!first || !second) throw new Error('no photographs');
    for (const [path, bytes] of [
      ['one.jpg', first],
      ['second day/two.jpg', second],
      ['.DS_Store', 'x'],
      ['second day/Thumbs.db', 'x'],
    ] as const)
      await writeFile(join(folder, path), bytes);
    const bothAreThere = async () => {
      await page.getByText('2 photos · 100 %').waitFor();
      expect(await page.getByText(/^Not taken/).count()).toBe(0);
      await button(page, 'Continue').click();
      await cancelUpload(page);
      await page.getByText('Drag and drop your files here to upload').waitFor();
    };
    await page.goto('/upload');
    const place = await page.getByText('Drag and drop your files here to upload').boundingBox();
    if (!place) throw new Error('there is nowhere to drop a folder');
    const data = { items: [], files: [folder], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) await line.send('Input.dispatchDragEvent', { type, x: place.x, y: place.y, data });
    await bothAreThere();
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Choose a folder').click()]);
    await chooser.setFiles(folder);
    await bothAreThere();
    await rm(folder, { recursive: true });
  });
});
