import { ben, karl, newcomer } from '../setup/demo-fixture.ts';
import { openMembersWindow } from '../setup/members-window.ts';
import type { Stage } from '../setup/stage.ts';
import { openWindow, type Window, type WindowOptions } from '../setup/window.ts';
import type { Eyes, Screen } from './screen.ts';

/** Opens these screens in turn, each person in their own browser, and calls `look` for each. */
export async function eachScreen(
  screens: readonly Screen[],
  stage: Stage,
  options: WindowOptions,
  look: (screen: Screen, window: Window, index: number) => Promise<void>,
): Promise<void> {
  const person = await newcomer(stage.fixture);
  const windows = new Map<Eyes, Window>();
  const people = { member: ben, newcomer: person, admin: karl };
  const openFor = (eyes: Eyes) => (eyes === 'guest' ? openWindow(stage, options) : openMembersWindow(stage, people[eyes], options));
  try {
    for (const [index, screen] of screens.entries()) {
      const known = windows.get(screen.eyes);
      const window = known ?? (await openFor(screen.eyes));
      windows.set(screen.eyes, window);
      await screen.open(window.page, person.link);
      await look(screen, window, index);
    }
  } finally {
    for (const window of windows.values()) await window.close();
  }
}
