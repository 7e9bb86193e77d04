import { erase } from '@kloak/platform/engine/erase.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { seedUnconfirmed } from '@kloak/platform/testing/seed-event.ts';
import { dayMs, hourMs } from '@kloak/proto/rules/durations.ts';
import { defaultMailSettings, type MailSettings } from '@kloak/proto/rules/notification-mails.ts';
import type { SocialEvent } from '@kloak/proto/types/social.ts';
import { commentDeletedEvent, commentEvent, heart } from './testing/acts.ts';
import { type NotificationFixture, startFixture } from './testing/fixture.ts';
import { founded, invited, joined, posted, withdrawn } from './testing/groups.ts';

const locked = 'Lotte@example.org';
let fixture: NotificationFixture;
beforeEach(async () => {
  fixture = await startFixture({ lockedAddresses: [locked.toLowerCase()] });
  await fixture.join('Anna', 'Ben', 'Lotte');
  await fixture.accept('ben', 'anna');
  await fixture.publish('anna', 'lake');
  await fixture.social('anna', heart('ben', 'lake'), commentEvent('ben', 'lake', 'talk'));
});
afterEach(() => fixture.close());

/** Advances the clock, with a sweep every 12 hours. */
const pass = async (ms: number) => {
  for (let passed = 0; passed < ms; passed += 12 * hourMs) {
    fixture.later(12 * hourMs);
    await fixture.harness.settled();
  }
};
const mailsTo = async (name: string) => (await fixture.harness.messages()).filter(({ to }) => to === `${name}@example.org`);
const wants = async (who: string, more: Partial<MailSettings>) => {
  await fixture.as(who).call('notification', 'ChangeMailSettings', {
    mail: { ...defaultMailSettings, ...more, muted: [...(more.muted ?? [])], atOnce: [...(more.atOnce ?? [])] },
  });
  await fixture.harness.settled();
};
const linkIn = (text: string) => /\/unsubscribe\/(\S+)/.exec(text)?.[1] ?? '';

it('what is new is mailed once a week, with what was said and where it is', async () => {
  await pass(8 * dayMs);
  const [mail, ...more] = await mailsTo('Anna');
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('What’s new in your family’s vault');
  for (const line of ['Ben accepted your request. You are connected now.', 'Ben hearted your photo or video.', 'Ben commented on your photo or video.'])
    expect(mail?.text).toContain(line);
  expect(mail?.text).toContain('Ben commented on your photo or video.\n“How lovely!”\nhttp://localhost:8080/image/lake#comment=talk\n');
  expect(mail?.text).toContain('http://localhost:8080/notification\n');
});

it('what was said stands in a mail in its newest words, and not at all where it was taken back or its writer is gone', async () => {
  await fixture.join('Carla', 'Dora');
  await fixture.social('anna', commentEvent('carla', 'lake', 'talk-2'), commentEvent('dora', 'lake', 'talk-3'), {
    type: 'CommentEdited',
    data: { comment: 'talk', item: 'lake', owner: 'anna', writer: 'ben', content: 'How blue!' },
  });
  await fixture.social('anna', commentDeletedEvent('lake', 'talk-2'));
  await erase(fixture.harness.running('notification').runtime, 'dora');
  await fixture.publish('ben', 'sea');
  await fixture.social('anna', commentDeletedEvent('lake', 'talk-3'));
  await pass(8 * dayMs);
  const [mail] = await mailsTo('Anna');
  expect(mail?.text).toContain('“How blue!”');
  expect(mail?.text).not.toContain('lovely');
});

it('nothing is mailed twice, nor what was read, and nothing where nothing is new', async () => {
  await pass(8 * dayMs);
  await pass(14 * dayMs);
  expect(await mailsTo('Anna')).toHaveLength(1);
  await fixture.social('anna', heart('carla', 'lake'));
  const [newest] = (await fixture.list('anna')).entries;
  await fixture.read('anna', newest?.at ?? '');
  await pass(7 * dayMs);
  expect(await mailsTo('Anna')).toHaveLength(1);
  await fixture.publish('ben', 'sea');
  await pass(7 * dayMs);
  expect((await mailsTo('Anna'))[0]?.text).toContain('Ben shared a photo or video with the family.');
  expect(await mailsTo('Anna')).toHaveLength(2);
});

it('a mail says what the page would at that time', async () => {
  await fixture.disconnect('ben', 'anna');
  await fixture.social('anna', heart('anna', 'lake'));
  await fixture.trash('anna', 'lake');
  await pass(8 * dayMs);
  expect(await mailsTo('Anna')).toEqual([]);
});

it('what waits for an answer stands first, with the names of groups, and goes when it was answered', async () => {
  await fixture.join('Carla');
  const ask = (type: 'ConnectionRequested' | 'ConnectionCancelled', by: string): SocialEvent => ({ type, data: { low: 'anna', high: by, by } });
  await fixture.social('anna', ask('ConnectionRequested', 'carla'), ask('ConnectionRequested', 'lotte'), ask('ConnectionCancelled', 'lotte'));
  await fixture.groups('hikers', founded('hikers', 'ben', 'Hikers'), invited('hikers', 'ben', 'anna'));
  await fixture.groups('sailors', founded('sailors', 'ben', 'Sailors'), invited('sailors', 'ben', 'anna'), withdrawn('sailors', 'ben', 'anna'));
  await pass(8 * dayMs);
  const [mail] = await mailsTo('Anna');
  const [requests, group, accepted] = ['Carla asks to connect with you.', 'You are invited to Hikers.', 'Ben accepted your request'].map((line) =>
    mail?.text.indexOf(line),
  );
  expect(requests).toBeGreaterThan(0);
  expect(group).toBeGreaterThan(requests ?? 0);
  expect(accepted).toBeGreaterThan(group ?? 0);
  expect(mail?.text).not.toMatch(/Lotte|Sailors/);
  await pass(14 * dayMs);
  expect(await mailsTo('Anna')).toHaveLength(1);
});

it('what is told of a group names it, as long as its name was not erased', async () => {
  await fixture.groups('lake', founded('lake'), joined('lake', 'ben'), posted('lake', { post: 'p1' }));
  await pass(8 * dayMs);
  expect((await mailsTo('Ben'))[0]?.text).toContain('Anna posted to Lake.');
});

it('no name of a group, however old, writes lines or links of its own into a mail', async () => {
  await fixture.groups('lake', founded('lake', 'anna', 'Lake\n\nYour account is locked: https://evil.example\u202e'));
  await fixture.groups('lake', joined('lake', 'ben'), posted('lake', { post: 'first' }));
  await pass(8 * dayMs);
  const text = (await mailsTo('Ben'))[0]?.text ?? '';
  expect(text.replaceAll('\u2060', '')).toContain('\nAnna posted to “Lake Your account is locked: https://evil.example”.\n');
  expect(text).not.toMatch(/evil\.example|\nYour account/);
});

it('some want a mail a day, of some kinds, at their hours, or none', async () => {
  await wants('anna', { rhythm: 'DAILY', muted: ['HEARTS', 'COMMENTS'], timeZone: 'Asia/Tokyo' });
  // Two times 10 h apart: at least one is outside the quiet hours.
  for (const hours of [1, 11]) await pass(dayMs + hours * hourMs);
  const [mail] = await mailsTo('Anna');
  expect(mail?.text).toContain('accepted your request');
  expect(mail?.text).not.toMatch(/hearted|commented/);
  await wants('anna', { rhythm: 'NEVER' });
  await fixture.publish('ben', 'sea');
  await pass(8 * dayMs);
  expect(await mailsTo('Anna')).toHaveLength(1);
  expect(await refusal(wants('anna', { timeZone: 'Europe/Nowhere' }))).toBe('invalid bad-mail-settings');
  expect(await refusal(wants('anna', { quietFrom: 24 }))).toBe('invalid bad-mail-settings');
});

it('nobody is mailed at an address that is not confirmed, who was erased, or who is kept out', async () => {
  await seedUnconfirmed(fixture.harness, 'emil', 'Emil', 'Emil@example.org');
  for (const who of ['emil', 'lotte']) await fixture.accept('ben', who);
  await wants('emil', { rhythm: 'DAILY' });
  await erase(fixture.harness.running('notification').runtime, 'anna');
  await pass(8 * dayMs);
  expect((await fixture.harness.messages()).map(({ to }) => to)).toEqual(['Ben@example.org']);
});

it('one click ends the mails, again is the same, and a link that we did not make is refused', async () => {
  await pass(8 * dayMs);
  const [mail] = await mailsTo('Anna');
  const token = linkIn(mail?.text ?? '');
  for (let times = 0; times < 2; times++) await fixture.as().call('notification', 'Unsubscribe', { token });
  await fixture.harness.settled();
  expect((await fixture.as('anna').call('notification', 'GetSettings', {})).mail).toMatchObject({ rhythm: 'NEVER', quietFrom: 22 });
  await fixture.publish('ben', 'sea');
  await pass(8 * dayMs);
  expect(await mailsTo('Anna')).toHaveLength(1);
  expect(await refusal(fixture.as().call('notification', 'Unsubscribe', { token: token.replace('anna', 'ben') }))).toBe('invalid bad-unsubscribe-link');
});

it('what is wanted at once is mailed within minutes, once, and the rest with what is new', async () => {
  // Equal times mean no quiet hours.
  await wants('anna', { atOnce: ['COMMENTS'], quietFrom: 0, quietTo: 0 });
  const few = async () => {
    fixture.later(2 * 60 * 1000);
    await fixture.harness.settled();
  };
  await fixture.social('anna', commentEvent('ben', 'lake', 'talk-2'));
  await few();
  await few();
  const [mail, ...more] = await mailsTo('Anna');
  expect(more).toEqual([]);
  expect(mail?.text).toContain('Ben commented on your photo or video.');
  expect(mail?.text).not.toContain('hearted');
  await pass(8 * dayMs);
  const [digest] = (await mailsTo('Anna')).filter(({ text }) => text !== mail?.text);
  expect(digest?.text).toContain('Ben hearted your photo or video.');
  expect(digest?.text).not.toContain('commented');
  expect(await mailsTo('Anna')).toHaveLength(2);
});

it('what is posted to a group is mailed at once to whoever wants that and is in it', async () => {
  for (const who of ['ben', 'lotte']) await wants(who, { rhythm: 'NEVER', atOnce: ['GROUP_POSTS'], quietFrom: 0, quietTo: 0 });
  await fixture.groups('lake', founded('lake'), joined('lake', 'ben'), posted('lake', { post: 'p1' }));
  fixture.later(2 * 60 * 1000);
  await fixture.harness.settled();
  expect((await mailsTo('Ben')).map(({ text }) => text)).toEqual([expect.stringContaining('Anna posted to Lake.')]);
  expect(await mailsTo('Lotte')).toEqual([]);
});

it('what is wanted at once waits for the end of the quiet hours, and one click ends it, too', async () => {
  // The time is nine o'clock.
  await wants('anna', { rhythm: 'NEVER', atOnce: ['COMMENTS'], quietFrom: 8, quietTo: 12 });
  await fixture.social('anna', commentEvent('ben', 'lake', 'talk-2'));
  fixture.later(2 * 60 * 1000);
  await fixture.harness.settled();
  expect(await mailsTo('Anna')).toEqual([]);
  await pass(6 * hourMs);
  const [mail] = await mailsTo('Anna');
  await fixture.as().call('notification', 'Unsubscribe', { token: linkIn(mail?.text ?? '') });
  await fixture.harness.settled();
  await fixture.social('anna', commentEvent('ben', 'lake', 'talk-3'));
  await pass(8 * dayMs);
  expect(await mailsTo('Anna')).toHaveLength(1);
});

it('whom the reader blocks is in no mail, nor what they asked before', async () => {
  await fixture.groups('hikers', founded('hikers', 'ben', 'Hikers'), invited('hikers', 'ben', 'anna'));
  await fixture.groups('lake', founded('lake'), joined('lake', 'ben'), posted('lake', { post: 'p1', author: 'ben', mentions: ['anna'] }));
  await fixture.block('anna', 'ben');
  await pass(8 * dayMs);
  expect(await mailsTo('Anna')).toEqual([]);
});
