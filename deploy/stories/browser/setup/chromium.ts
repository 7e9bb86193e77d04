import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isLongRun } from '@kloak/platform/testing/long.ts';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
/** The same engine without the browser around it, and without the back/forward cache. */
const shellName = 'chromium-headless-shell';
const usual = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const onMac = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/** Quiet options; the driver makes and removes a fresh profile folder. */
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
/** Options of the driver that would remove features of real browsers: visible scrollbars, and the back/forward cache. */
const ignoreDefaultArgs = ['--hide-scrollbars', '--disable-back-forward-cache'];

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const { KLOAK_CHROMIUM: given, PATH = '' } = process.env;
const folders = [...PATH.split(delimiter), ...usual];
const placesOf = (name: string) => folders.map((folder) => join(folder, name));

/** Browser of the user: `KLOAK_CHROMIUM`, or the first of the usual names. */
const whole = given || [...names.flatMap(placesOf), ...onMac].find(runs);
/** Headless shell, which uses a fifth less CPU, if it is installed. */
const quick = given || placesOf(shellName).find(runs) || whole;

/** True if a browser is installed. */
export const isInstalled = quick !== undefined;

function launch(executablePath: string | undefined, more: readonly string[] = []): Promise<Browser> {
  if (!executablePath) throw new Error('no Chromium is installed');
  return chromium.launch({ executablePath, args: [...args, ...more], ignoreDefaultArgs });
}

/** Complete browser, if one is installed. */
export const browserPath = whole ?? quick;

/** A complete browser whose profile stays in a folder. */
export function openProfile(folder: string): Promise<BrowserContext> {
  if (!browserPath) throw new Error('no Chromium is installed');
  return chromium.launchPersistentContext(folder, { executablePath: browserPath, args: [...args] });
}

/** For measurements and screen readers, in a complete browser. */
export const openBrowser = (): Promise<Browser> => launch(browserPath);

export const openQuickBrowser = (more: readonly string[] = []): Promise<Browser> => launch(quick, more);

/** For stories about features of the complete browser, such as the back/forward cache; a short run tests the rest. */
export const openStoryBrowser = isLongRun ? openBrowser : openQuickBrowser;
