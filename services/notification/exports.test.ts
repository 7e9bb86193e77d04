import { seedEvent } from '@kloak/platform/testing/seed-event.ts';
import type { MediaEvent } from '@kloak/proto/types/media.ts';
import { type NotificationFixture, startFixture } from './testing/fixture.ts';

let fixture: NotificationFixture;
beforeAll(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Ben');
  await fixture.accept('anna', 'ben');
});
afterAll(() => fixture.close());

const owner = 'anna';
const state = { id: 'e1', since: '', requestedAt: [], from: '', pages: 0, items: 0, total: 0, parts: [], moment: '', ofMoment: 0, stage: 'ITEMS' } as const;
async function happens(
  type: 'ExportRequested' | 'ExportCompleted' | 'ExportGivenUp' | 'ExportExpired',
  status: 'MAKING' | 'COMPLETE' | 'UNFINISHED' | 'EXPIRED',
) {
  const event: MediaEvent = { type, data: { owner, after: { ...state, requestedAt: [], parts: [], status } } };
  await seedEvent(fixture.harness, 'media', `export:${owner}`, owner, event);
  await fixture.harness.settled();
}

it('is told to whose it is that an export is ready, or could not be made, as long as it is there', async () => {
  await happens('ExportCompleted', 'COMPLETE');
  expect(await fixture.told('anna')).toEqual(['EXPORT_READY']);
  expect((await fixture.list('anna')).entries).toMatchObject([{ profiles: [], people: 0 }]);
  expect(await fixture.isUnread('anna')).toBe(true);
  expect(await fixture.told('ben')).toEqual(['REQUEST_ACCEPTED Anna']);

  await happens('ExportRequested', 'MAKING');
  expect(await fixture.told('anna')).toEqual([]);
  await happens('ExportGivenUp', 'UNFINISHED');
  expect(await fixture.told('anna')).toEqual(['EXPORT_FAILED']);
  await happens('ExportCompleted', 'COMPLETE');
  await happens('ExportExpired', 'EXPIRED');
  expect(await fixture.told('anna')).toEqual([]);
});
