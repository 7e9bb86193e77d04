// Parts that the processes of engine-processes.test.ts share.
import type { ClusterSettings } from '../../cluster/platform.ts';
import { reaction } from '../../reaction.ts';
import type { Service } from '../../service.ts';
import { itemsView, testService } from '../engine/data.ts';

/** JSON, in the argument of the process. */
export type KeptTask = { settings: ClusterSettings };

export const keptView = itemsView('kept');

/** Media with one view and one reaction, both of social's log. */
export function keptMedia(run: (item: string) => Promise<void>): Service {
  return testService('media', {
    views: [keptView],
    reactions: [reaction({ name: 'work', from: 'start', on: { social: { HeartGiven: async (_ctx, { data }) => run(data.item) } } })],
  });
}
