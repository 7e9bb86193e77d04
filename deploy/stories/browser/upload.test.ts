// Several photographs with a phone in a pocket: the upload goes on while its owner looks elsewhere, through a lost network, and sends nothing twice.
import type { Browser, CDPSession } from 'playwright-core';
import { takePhoto } from '../family-path.ts';
import { embeddedFixture, type Fixture } from '../fixture.ts';
import { connectedMembers, type Person } from '../people.ts';
import { openBrowser } from './chromium.ts';
import { inBrowser } from './in-browser.ts';
import { openMembersWindow } from './members-window.ts';
import { button, go, heading, inviteNobody } from './steps.ts';
import { picturesDrawn, type Window } from './window.ts';

/** What a lost network leaves in the console, by intention. */
const intended = /net::ERR_|WebSocket/;

inBrowser('several photographs', () => {
  let fixture: Fixture;
  let browser: Browser;
  let anna: Person;
  let ben: Person;
  let window: Window;
  let line: CDPSession;
  let files: { name: string; mimeType: string; buffer: Buffer }[];
  /** Paths that were asked, in their order. */
  const asked: string[] = [];

  const setLine = (bytesPerSecond: number, offline = false) =>
    line.send('Network.emulateNetworkConditions', { offline, latency: 0, downloadThroughput: -1, uploadThroughput: bytesPerSecond });
  const choose = () => window.page.locator('input[type=file]').setInputFiles(files);

  beforeAll(async () => {
    [fixture, browser] = await Promise.all([embeddedFixture(), openBrowser()]);
    files = await Promise.all([31, 32, 33].map(async (seed) => ({ name: `${seed}.jpg`, mimeType: 'image/jpeg', buffer: await takePhoto(seed) })));
    ({ anna, ben } = await connectedMembers(fixture));
    window = await openMembersWindow(browser, fixture.base, anna, { to: '/upload' });
    window.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    line = await window.page.context().newCDPSession(window.page);
    await line.send('Network.enable');
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await fixture?.close();
  }, 30_000);

  it('go on while other screens are looked at and the network is away', async () => {
    const { page } = window;
    const slow = files.reduce((sum, { buffer }) => sum + buffer.length, 0) / 6;
    await setLine(slow);
    await choose();
    await button(page, 'Continue').click();
    await page.getByText(/^[1-9]\d?%$/).waitFor();
    await go(page, 'Home');
    await page.getByRole('link', { name: /^Upload: \d of 3/ }).waitFor();
    await setLine(slow, true);
    await page.getByRole('link', { name: /^Upload: \d of 3 · waiting$/ }).waitFor();
    await setLine(-1);
    await page.getByRole('link', { name: 'Upload: 3 of 3 · ready to publish' }).click();
    await page.getByLabel('Privacy').selectOption({ label: 'Family' });
    await button(page, 'Publish').click();
    await inviteNobody(page);
    expect(asked.filter((path) => path === '/api/upload/uploadImageThumbs').length).toBeGreaterThan(0);
    expect(window.troubles().filter((trouble) => !intended.test(trouble))).toEqual([]);
  });

  it('are seen by the family', async () => {
    const other = await openMembersWindow(browser, fixture.base, ben);
    await heading(other.page, new RegExp(anna.name)).waitFor();
    await picturesDrawn(other.page);
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
});
