import { refusal } from '@kloak/platform/testing/refusal.ts';
import { seedEvent } from '@kloak/platform/testing/seed-event.ts';
import { maxReportsADay, type ReportedKind } from '@kloak/proto/rules/reports.ts';
import { type SocialFixture, startFixture } from './testing/fixture.ts';

let fixture: SocialFixture;
beforeAll(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Ben', 'Karl', 'Rosa');
  await fixture.connect('anna', 'ben');
  await fixture.publish('anna', 'photo');
  await seedEvent(fixture.harness, 'identity', 'admins:vault', 'vault', { type: 'AdminAdded', data: { account: 'karl', by: '', admins: [], leaving: [] } });
  await fixture.harness.settled();
});
afterAll(() => fixture.close());

const send = (who: string, kind: ReportedKind, thing: string, text = 'This is not ours.') =>
  fixture.as(who).call('social', 'SendReport', { kind, thing, text });
const listed = async (closed = false) => (await fixture.as('karl').call('social', 'ListReports', { closed })).reports;
const own = async (who: string) => (await fixture.as(who).call('social', 'ListOwnReports', {})).reports;
const change = (who: string, call: 'AskToLook' | 'LookAtReported', report: string) => fixture.as(who).call('social', call, { report });
const answer = (who: string, report: string, allow: boolean) => fixture.as(who).call('social', 'AnswerLook', { report, allow });
const ledger = (who: string) => fixture.as(who).call('social', 'ListLooks', {});

describe('a report', () => {
  it('is about what its member may see, and not about oneself', async () => {
    expect(await refusal(send('rosa', 'ITEM', 'photo'))).toBe('forbidden not-yours');
    expect(await refusal(send('anna', 'ITEM', 'photo'))).toBe('invalid report-yourself');
    expect(await refusal(send('ben', 'MEMBER', 'nobody'))).toBe('missing no-profile');
    expect(await refusal(send('ben', 'COMMENT', 'nothing'))).toBe('missing no-comment');
    expect(await refusal(send('ben', 'GROUP_POST', 'nothing'))).toBe('missing no-group-post');
    expect(await refusal(send('ben', 'ITEM', 'photo', '  '))).toBe('invalid report-empty');
  });

  it('shows admins who says what of whom, and who reported what became of it', async () => {
    const { report } = await send('ben', 'MEMBER', 'rosa', ' Not who she says. ');
    const [shown] = await listed();
    expect(shown).toMatchObject({ id: report, kind: 'MEMBER', text: 'Not who she says.', look: 'NOT_ASKED' });
    expect([shown?.reporter?.username, shown?.owner?.username]).toEqual(['Ben', 'Rosa']);

    const openReports = async () => (await fixture.as('karl').call('social', 'GetCounts', {})).openReports;
    expect(await openReports()).toBe(1);
    await fixture.as('karl').call('social', 'CloseReport', { report, note: 'She is. ' });
    expect(await openReports()).toBe(0);
    expect([await listed(), (await listed(true)).map(({ note, closedBy }) => [note, closedBy?.username])]).toEqual([[], [['She is.', 'Karl']]]);
    const [mine] = await own('ben');
    expect(mine).toMatchObject({ id: report, note: 'She is.', reporter: null, closedBy: null });
    expect([await own('rosa'), await own('anna')]).toEqual([[], []]);
  });

  it(`is made at most ${maxReportsADay} times a day`, async () => {
    for (let count = 0; count < maxReportsADay; count += 1) await send('rosa', 'MEMBER', 'ben');
    expect(await refusal(send('rosa', 'MEMBER', 'ben'))).toBe('too-many too-many');
    fixture.setAhead(24 * 60 * 60 * 1000);
    await send('rosa', 'MEMBER', 'ben');
    fixture.setAhead(0);
  });
});

describe('an admin who looks at what was reported', () => {
  it('is let by the owner for some days, who finds each look in a ledger', async () => {
    const { report } = await send('ben', 'ITEM', 'photo');
    expect(await refusal(change('karl', 'LookAtReported', report))).toBe('forbidden look-not-allowed');
    await change('karl', 'AskToLook', report);
    expect(await refusal(answer('ben', report, true))).toBe('missing no-report');
    expect((await ledger('anna')).asked).toMatchObject([{ report, item: 'photo', look: 'ASKED' }]);

    await answer('anna', report, true);
    expect(await change('karl', 'LookAtReported', report)).toMatchObject({ item: 'photo' });
    await change('karl', 'LookAtReported', report);
    const { asked, looks } = await ledger('anna');
    expect([asked.map(({ look }) => look), looks.map(({ item, by }) => [item, by?.username])]).toEqual([['ALLOWED'], [['photo', 'Karl']]]);
    expect((await ledger('ben')).looks).toEqual([]);
    expect((await own('ben'))[0]).toMatchObject({ id: report, look: 'NOT_ASKED' });

    await answer('anna', report, false);
    expect(await refusal(change('karl', 'LookAtReported', report))).toBe('forbidden look-not-allowed');
    expect((await ledger('anna')).asked).toEqual([]);
  });

  it('at the same moment as the owner’s no has looked, and it is written, or has not', async () => {
    const { report } = await send('ben', 'ITEM', 'photo');
    await change('karl', 'AskToLook', report);
    await answer('anna', report, true);
    const before = (await ledger('anna')).looks.length;
    const [seen] = await Promise.allSettled([change('karl', 'LookAtReported', report), answer('anna', report, false)]);
    await fixture.harness.settled();
    expect((await ledger('anna')).looks.length - before).toBe(seen.status === 'fulfilled' ? 1 : 0);
    expect(await refusal(change('karl', 'LookAtReported', report))).toBe('forbidden look-not-allowed');
  });
});
