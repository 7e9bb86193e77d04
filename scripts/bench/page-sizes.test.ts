import { bytesOf, maxGrowth, preparedPages, recordedBytes } from './setup/page-sizes.ts';

const recorded = Object.entries(recordedBytes);

it('the size of each prepared page is recorded', () => expect(preparedPages()).toEqual(recorded.map(([page]) => page).sort()));

it.each(recorded)('%s has grown by less than 3 % since it was recorded at %i bytes', (page, bytes) => expect(bytesOf(page)).toBeLessThan(bytes * maxGrowth));
