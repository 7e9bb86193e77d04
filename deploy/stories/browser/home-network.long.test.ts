// Home network without https: no features for secure pages or from newer browsers and, behind some proxies, no WebSocket.
import { resolve } from 'node:path';
import { takePhoto } from '../family-path.ts';
import { type EmbeddedFixture, embeddedFixture } from '../fixture.ts';
import { connectedMembers, type Person, share } from '../people.ts';
import type { ProductProcess } from '../process.ts';
import { openQuickBrowser } from './setup/chromium.ts';
import { inBrowser } from './setup/in-browser.ts';
import { addWords, button, chooseWho, filesField, signIn, visibleText } from './setup/steps.ts';
import { type BrowserSetup, openWindow } from './setup/window.ts';

const host = 'photos.home.arpa';
const youngFunctions = resolve(import.meta.dirname, 'setup/young-functions.js');
/** Maximum delay that the page promises without pushes. */
const maxLateMs = 40_000;

inBrowser('a vault in a home network', () => {
  let fixture: EmbeddedFixture;
  let vault: ProductProcess;
  let place: BrowserSetup;
  let anna: Person;
  let ben: Person;
  beforeAll(async () => {
    fixture = await embeddedFixture();
    ({ anna, ben } = await connectedMembers(fixture));
    await share(anna, { fileName: 'lake.jpg', type: 'image/jpeg', bytes: await takePhoto(7001) }, { privacy: 'FAMILY_ONLY' });
    const { port } = new URL(fixture.base);
    await fixture.targets[0]?.stop();
    const base = `http://${host}:${port}`;
    vault = fixture.another({ KLOAK_URL: base, HOST: '127.0.0.1' });
    await vault.start();
    place = { fixture: { base }, browser: await openQuickBrowser([`--host-resolver-rules=MAP ${host} 127.0.0.1`]) };
  }, 600_000);
  afterAll(async () => {
    await place?.browser.close();
    await vault?.stop();
    await fixture?.close();
  });

  /** Uses the form, since only the browser can resolve the host's name. */
  const enter = async (person: Person, scripts: readonly string[] = []) => {
    const window = await openWindow(place, { scripts });
    await window.page.goto('/login');
    await signIn(window.page, person);
    return window;
  };

  it('lets a member take home what is hers', async () => {
    const { page, troubles, close } = await enter(anna);
    await page.goto('/my-profile');
    expect(await page.evaluate('isSecureContext')).toBe(false);
    const downloading = page.waitForEvent('download');
    await button(page, 'Download').first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Download/ })
      .first()
      .click();
    expect((await downloading).suggestedFilename()).toMatch(/\.zip$/);
    expect(troubles()).toEqual([]);
    await close();
  });

  it('takes a photograph and shows comments in a browser of 2023', async () => {
    const { page, troubles, close } = await enter(anna, [youngFunctions]);
    await page.goto('/upload');
    expect(await page.evaluate(`'groupBy' in Map || 'withResolvers' in Promise || 'any' in AbortSignal`)).toBe(false);
    await filesField(page).setInputFiles([{ name: 'IMG_7000.JPG', mimeType: 'image/jpeg', buffer: await takePhoto(7000) }]);
    await page.getByRole('status').getByText('Uploaded').waitFor();
    await addWords(page);
    await page.getByLabel('Description', { exact: true }).fill('From an old phone');
    await chooseWho(page, 'Family');
    await button(page, 'Publish').click();
    await page.waitForURL('**/my-profile');
    await page.getByRole('link', { name: 'From an old phone' }).click();
    await page.getByLabel('Write a comment').fill('It still works.');
    await button(page, 'Submit').click();
    await visibleText(page, 'It still works.').waitFor();
    expect(troubles()).toEqual([]);
    await close();
  });

  it('shows a message without a WebSocket, and says that news may be late', async () => {
    const [bens, annas] = [await enter(ben), await enter(anna)];
    await bens.page.routeWebSocket(/socket\.io/, (socket) => socket.close());
    await bens.page.reload();
    for (const [{ page }, other] of [
      [bens, anna.name],
      [annas, ben.name],
    ] as const) {
      await button(page, /^See Messages/).click();
      await button(page, other).first().click();
      await page.getByPlaceholder('Type Message Here').waitFor();
    }
    await bens.page.getByText(/half a minute late/).waitFor();
    await annas.page.getByPlaceholder('Type Message Here').fill('Soup is ready');
    await button(annas.page, 'Send').click();
    await visibleText(annas.page, 'Soup is ready').waitFor();
    await visibleText(bens.page, 'Soup is ready').first().waitFor({ timeout: maxLateMs });
    for (const { close } of [bens, annas]) await close();
  });
});
