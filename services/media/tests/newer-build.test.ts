import { identity } from '@kloak/identity/service.ts';
import { laneOf } from '@kloak/platform/codec/keys.ts';
import { appendAsNewer } from '@kloak/platform/testing/engine/builds.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import { ledger } from '../domain/ledger.ts';
import { media } from '../service.ts';
import { type Family, startFamily } from '../testing/family.ts';

let family: Family;
beforeAll(async () => {
  family = await startFamily([identity, social, media, transcoding], { settings: { freeSpaceBytes: 1000, maxFileBytes: 1000 } });
});
afterAll(() => family.close());

it('a ledger of which a newer build wrote last reserves nothing', async () => {
  const [anna, bruno] = [await family.joins('anna'), await family.joins('bruno')];
  const { store } = family.harness.running('media').runtime;
  const { name: stream, home } = ledger.of({ owner: anna.id });
  const full = { owner: anna.id, usedAfter: 1000, reservedAfter: 0, openAfter: [], limitAfter: null };
  await appendAsNewer(store, { lane: laneOf(home, store.lanes), stream, home }, [{ type: 'SpaceLent', data: full }]);
  const upload = (member: typeof anna) => member.call('media', 'OpenUpload', { files: [{ fileName: 'a.jpg', size: 500 }] });
  expect(await refusal(upload(anna))).toBe('unavailable newer-build');
  expect(await refusal(upload(bruno))).toBe('no refusal');
});
