import { hourMs } from '@kloak/proto/rules/durations.ts';
import { defaultMailSettings } from '@kloak/proto/rules/notification-mails.ts';
import { commentEvent, heart } from './testing/acts.ts';
import { type NotificationFixture, startFixture } from './testing/fixture.ts';

const aheadMs = 3 * 24 * hourMs;
let fixture: NotificationFixture;
beforeEach(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Ben');
  await fixture.accept('ben', 'anna');
});
afterEach(() => fixture.close());

const unread = async () => (await fixture.list('anna')).entries.filter((entry) => entry.unread).map(({ kind }) => kind);

it('what many did while the clock stood ahead keeps nothing that follows from being unread', async () => {
  await fixture.publish('anna', 'lake');
  const own = Array.from({ length: 25 }, (_, nth) => `own-${nth}`);
  fixture.off(aheadMs);
  await fixture.social('anna', ...own.flatMap((one) => [commentEvent('anna', 'lake', one), commentEvent('ben', 'lake', `to-${one}`, one)]));
  await fixture.readShown('anna');
  expect(await fixture.isUnread('anna')).toBe(false);
  fixture.off(0);
  await fixture.social('anna', commentEvent('ben', 'lake', 'talk'));
  expect(await fixture.isUnread('anna')).toBe(true);
});

it('messages that wait are unread once they are told of, though all else was read meanwhile', async () => {
  const members = ['anna', 'ben'];
  const sent = (room: string) =>
    fixture.chat(room, { type: 'MessageSent', data: { room, isGroup: false, members, seq: 1, writer: 'ben', body: 'Hello', items: [], grants: [] } });
  await sent('r1');
  fixture.later(6 * hourMs);
  await sent('r2');
  await fixture.readShown('anna');
  expect([await unread(), await fixture.isUnread('anna')]).toEqual([[], false]);
  for (let nth = 0; nth < 2; nth++) {
    fixture.later(6 * hourMs + 1);
    expect([await unread(), await fixture.isUnread('anna')]).toEqual([['CHAT_MESSAGES'], true]);
    await fixture.readShown('anna');
    expect([await unread(), await fixture.isUnread('anna')]).toEqual([[], false]);
  }
});

it('what was private in between is no news again, and what is shared beside it is', async () => {
  await fixture.publish('ben', 'lake');
  await fixture.readShown('anna');
  await fixture.changePrivacy('ben', 'lake', 'PRIVATE');
  await fixture.changePrivacy('ben', 'lake', 'FAMILY_ONLY');
  expect(await unread()).toEqual([]);
  await fixture.publish('ben', 'sea');
  expect(await unread()).toEqual(['POSTS']);
});

it('nobody has read what is not there yet, whatever is sent back', async () => {
  const seen = 'social.0.1000000,social.1.1000000,social.2.1000000,social.3.1000000,constructor.0.5,media';
  await fixture.as('anna').call('notification', 'MarkRead', { readTo: '2050-01-01T12:00:00.000Z', seen });
  expect(await unread()).toEqual([]);
  await fixture.publish('anna', 'lake');
  await fixture.social('anna', heart('ben', 'lake'));
  expect(await unread()).toEqual(['HEARTS']);
});

it('what was made by a clock that stood ahead keeps nothing that follows from being mailed', async () => {
  await fixture.as('anna').call('notification', 'ChangeMailSettings', { mail: { ...defaultMailSettings, muted: [], atOnce: ['COMMENTS'] } });
  await fixture.publish('anna', 'lake');
  await fixture.publish('anna', 'sea');
  const mails = async () => {
    fixture.later(10 * 60_000);
    await fixture.harness.settled();
    return (await fixture.harness.messages()).filter(({ to, text }) => to === 'Anna@example.org' && text.includes('commented')).length;
  };
  fixture.off(aheadMs);
  await fixture.social('anna', commentEvent('ben', 'lake', 'one'));
  expect(await mails()).toBe(0);
  fixture.off(0);
  expect(await mails()).toBe(0);
  await fixture.social('anna', commentEvent('ben', 'sea', 'two'));
  expect(await mails()).toBe(1);
});
