import type { Browser } from 'playwright-core';
import type { Fixture } from '../fixture.ts';
import { ben, newcomer } from './demo-fixture.ts';
import { openMembersWindow } from './members-window.ts';
import type { Eyes, Screen } from './screens/screen.ts';
import { screens } from './screens/screens.ts';
import { openWindow, type Window, type WindowOptions } from './window.ts';

/** Opens every screen in turn, each person with a browser of their own, and has a look at it. */
export async function eachScreen(
  fixture: Fixture,
  browser: Browser,
  options: WindowOptions,
  look: (screen: Screen, window: Window) => Promise<void>,
): Promise<void> {
  const person = await newcomer(fixture);
  const windows = new Map<Eyes, Window>();
  const openFor = (eyes: Eyes) =>
    eyes === 'guest' ? openWindow(browser, fixture.base, options) : openMembersWindow(browser, fixture.base, eyes === 'member' ? ben : person, options);
  try {
    for (const screen of screens) {
      const known = windows.get(screen.eyes);
      const window = known ?? (await openFor(screen.eyes));
      windows.set(screen.eyes, window);
      await screen.open(window.page, person.link);
      await look(screen, window);
    }
  } finally {
    for (const window of windows.values()) await window.close();
  }
}
