import type { IsBearable } from '../setup/in-browser.ts';
import type { Stage } from '../setup/stage.ts';
import { openNoticesCast } from './notices-cast.ts';
import { consoleSteps } from './notices-console.ts';
import { inboxSteps } from './notices-inbox.ts';

/** Notifications of a member in each tab, and the work of an admin, in one vault. */
export function noticesStory(stage: Stage, isBearable: IsBearable = () => false): void {
  const step = openNoticesCast(stage);
  inboxSteps(step, isBearable);
  consoleSteps(step, isBearable);
}
