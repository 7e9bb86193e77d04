import type { IsBearable } from './in-browser.ts';
import { openNoticesCast } from './notices-cast.ts';
import { keepHouse } from './notices-console.ts';
import { tellAndAnswer } from './notices-inbox.ts';
import type { Stage } from './stage.ts';

/** Notifications of a member in each tab, and the work of an admin, in one vault. */
export function noticesStory(stage: Stage, isBearable: IsBearable = () => false): void {
  const step = openNoticesCast(stage);
  tellAndAnswer(step, isBearable);
  keepHouse(step, isBearable);
}
