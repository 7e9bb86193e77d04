import { seedEvent } from '@kloak/platform/testing/seed-event.ts';
import { type NotificationFixture, startFixture } from './testing/fixture.ts';

let fixture: NotificationFixture;
beforeAll(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Ben', 'Karl');
});
afterAll(() => fixture.close());

async function admins(...ids: string[]): Promise<void> {
  const listed = ids.map((account) => ({ account, by: '', since: '2026-01-01T10:00:00.000Z' }));
  await seedEvent(fixture.harness, 'identity', 'admins:vault', 'vault', { type: 'AdminAdded', data: { account: 'karl', by: '', admins: listed, leaving: [] } });
  await fixture.harness.settled();
}
async function reported(report: string): Promise<void> {
  const data = { report, reporter: 'ben', kind: 'MEMBER' as const, thing: 'anna', owner: 'anna', text: 'She is rude.' };
  await seedEvent(fixture.harness, 'social', `report:${report}`, report, { type: 'ReportMade', data });
  await fixture.harness.settled();
}
async function closed(report: string): Promise<void> {
  await seedEvent(fixture.harness, 'social', `report:${report}`, report, {
    type: 'ReportClosed',
    data: { report, reporter: 'ben', by: 'karl', note: 'Done.' },
  });
  await fixture.harness.settled();
}

it('tells the admins of the vault how many reports wait, and nobody else, and nothing of them', async () => {
  await admins('karl');
  await reported('r1');
  await reported('r2');
  expect(await fixture.told('karl')).toEqual(['REPORTS ×2']);
  expect(await fixture.isUnread('karl')).toBe(true);
  for (const other of ['anna', 'ben']) expect(await fixture.told(other)).toEqual([]);
  expect(JSON.stringify(await fixture.list('karl'))).not.toMatch(/anna|ben|rude/);

  await closed('r1');
  expect(await fixture.told('karl')).toEqual(['REPORTS ×1']);
  expect(await fixture.told('ben')).toEqual(['REPORT_CLOSED Karl']);
  await closed('r2');
  expect(await fixture.told('karl')).toEqual([]);
});

it('whoever becomes an admin is told of what waits, and who is none any more is not', async () => {
  await reported('r3');
  await admins('anna');
  expect(await fixture.told('anna')).toEqual(['REPORTS ×1']);
  expect(await fixture.told('karl')).toEqual([]);
  await fixture.mute('anna', 'REPORTS');
  expect(await fixture.told('anna')).toEqual([]);
});
