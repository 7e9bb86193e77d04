import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const usual = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const onMac = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/** Quiet, and at home nowhere: the folder of its profile is a fresh one, made and removed by the driver. */
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
/** The driver would take away what people's browsers have: scrollbars that need their room, and pages kept as they were for the way back. */
const ignoreDefaultArgs = ['--hide-scrollbars', '--disable-back-forward-cache'];

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser that is installed: `KLOAK_CHROMIUM`, or the first of the usual names. */
function findChromium(): string | undefined {
  const { KLOAK_CHROMIUM: given, PATH = '' } = process.env;
  if (given) return given;
  const folders = [...PATH.split(delimiter), ...usual];
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...onMac].find(runs);
}

const found = findChromium();

/** Whether there is a browser to run in. */
export const isInstalled = found !== undefined;

export function openBrowser(): Promise<Browser> {
  if (!found) throw new Error('no Chromium is installed');
  return chromium.launch({ executablePath: found, args, ignoreDefaultArgs });
}
