import type { IsBearable } from '../setup/in-browser.ts';
import type { Stage } from '../setup/stage.ts';
import { openNoticesCast } from './notices-cast.ts';
import { keepHouse } from './notices-console.ts';
import { tellAndAnswer } from './notices-inbox.ts';

/** A member who is told what others do, in each tab, and whoever keeps the house, in one vault. */
export function noticesStory(stage: Stage, isBearable: IsBearable = () => false): void {
  const step = openNoticesCast(stage);
  tellAndAnswer(step, isBearable);
  keepHouse(step, isBearable);
}
