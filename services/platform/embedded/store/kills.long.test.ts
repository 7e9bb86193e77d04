// A thousand kills; a short run has a few.
import { killsSuite } from '../../contract/store/kills-suite.ts';
import { folderPlace } from '../../testing/store/folder-place.ts';

const kills = Number(process.env.KLOAK_TEST_KILLS ?? 1000);

describe('the store, embedded', () => {
  killsSuite({ place: folderPlace, processes: 1, counts: { writes: 0, schedules: 0, kills, life: 40 } }, 2);
});
