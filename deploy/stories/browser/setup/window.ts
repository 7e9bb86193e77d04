import { resolve } from 'node:path';
import { until } from '@kloak/platform/testing/until.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { desk } from './sizes.ts';

/** Window of a separate browser: nothing is shared with others. */
export type Window = {
  page: Page;
  /** Faults since the last call: console errors (such as a violated content policy), uncaught errors, and requests to other origins. */
  troubles(): string[];
  close(): Promise<void>;
};

const inPage = resolve(import.meta.dirname, 'in-page.js');
const patienceMs = 60_000;
/** Message of the browser's driver in windows without a service worker. */
const isBlockedWorker = (text: string) => text.includes('Service Worker registration blocked');

export type WindowOptions = Pick<
  BrowserContextOptions,
  'viewport' | 'colorScheme' | 'reducedMotion' | 'deviceScaleFactor' | 'hasTouch' | 'storageState' | 'serviceWorkers'
> & {
  scripts?: readonly string[];
};

/** A browser, and the address of its vault. */
export type BrowserSetup = { readonly browser: Browser; readonly fixture: { readonly base: string } };

/** Only stories about the service worker have one: requests that it answers are hidden from stories that change answers. */
export async function openWindow({ browser, fixture: { base } }: BrowserSetup, { scripts = [], ...options }: WindowOptions = {}): Promise<Window> {
  const context = await browser.newContext({ baseURL: base, locale: 'en-US', viewport: desk, serviceWorkers: 'block', ...options });
  context.setDefaultTimeout(patienceMs);
  for (const path of [...scripts, inPage]) await context.addInitScript({ path });

  let troubles: string[] = [];
  const { host } = new URL(base);
  const see = (address: string) => {
    const url = new URL(address);
    if (!['data:', 'blob:', 'about:'].includes(url.protocol) && url.host !== host) troubles.push(`left the origin: ${address}`);
  };
  context.on('request', (request) => see(request.url()));
  context.on('console', (message) => {
    if (isBlockedWorker(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning') troubles.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => troubles.push(`uncaught: ${error.error().message}`));
  const page = await context.newPage();
  page.on('websocket', (socket) => see(socket.url()));
  return {
    page,
    troubles() {
      const seen = troubles;
      troubles = [];
      return seen;
    },
    close: () => context.close(),
  };
}

/** Calls a function of `in-page.js`; the text runs in the page. */
export function askPage<Answer>(page: Page, what: string): Promise<Answer> {
  return page.evaluate<Answer>(`kloakStory.${what}`);
}

/** Resolves when the text was announced; it may have left the screen already. */
export async function waitForAnnouncement(page: Page, text: string): Promise<void> {
  await until(`"${text}" to be announced`, () => askPage<boolean>(page, `wasAnnounced(${JSON.stringify(text)})`));
}

/** Resolves when all visible pictures are drawn. */
export async function waitForPictures(page: Page): Promise<void> {
  await until('the pictures', () => askPage<boolean>(page, 'picturesDrawn()'));
}
