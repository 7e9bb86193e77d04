import { defaultMailSettings } from '@kloak/proto/rules/notification-mails.ts';
import { earliestMail, nextMail } from './mail-hours.ts';

const vienna = { ...defaultMailSettings, timeZone: 'Europe/Vienna' };
const daily = { ...vienna, rhythm: 'DAILY' as const };
const at = (time: string) => new Date(`${time}Z`);

it.each([
  ['on Sunday at five, where the member is', vienna, '2026-11-25T12:00:00', '2026-11-29T16:00:00.000Z'],
  ['a week later once it is past', vienna, '2026-11-29T16:00:00', '2026-12-06T16:00:00.000Z'],
  ['at the same hour in summer', vienna, '2026-07-01T12:00:00', '2026-07-05T15:00:00.000Z'],
  ['every day', daily, '2026-11-25T12:00:00', '2026-11-25T16:00:00.000Z'],
  ['the day after', daily, '2026-11-25T16:00:01', '2026-11-26T16:00:00.000Z'],
  ['once quiet hours are over', { ...daily, quietFrom: 16, quietTo: 19 }, '2026-11-25T12:00:00', '2026-11-25T18:00:00.000Z'],
  ['the morning after, where the evening is quiet', { ...daily, quietFrom: 16, quietTo: 6 }, '2026-11-25T12:00:00', '2026-11-26T05:00:00.000Z'],
  ['not at all', { ...daily, rhythm: 'NEVER' as const }, '2026-11-25T12:00:00', ''],
])('the next mail is due %s', (_when, wanted, now, next) => {
  expect(nextMail(at(now), wanted)).toBe(next);
});

it.each([
  ['now', vienna, '2026-11-25T12:00:00', '2026-11-25T12:00:00.000Z'],
  ['in the morning, late in the evening', vienna, '2026-11-25T22:30:00', '2026-11-26T06:00:00.000Z'],
  ['in the morning, early', vienna, '2026-11-25T03:30:00', '2026-11-25T06:00:00.000Z'],
  ['now, without quiet hours', { ...vienna, quietFrom: 0, quietTo: 0 }, '2026-11-25T22:30:00', '2026-11-25T22:30:00.000Z'],
])('a mail may be sent %s', (_when, wanted, now, earliest) => {
  expect(earliestMail(at(now), wanted)).toBe(earliest);
});
