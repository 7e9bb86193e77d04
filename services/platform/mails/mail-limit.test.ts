import { type MailTimes, recordMail } from './mail-limit.ts';

const noon = Date.parse('2026-01-01T12:00:00.000Z');
const minutes = 60_000;
const hours = 60 * minutes;
const at = (ms: number) => new Date(noon + ms);
const asked = (...times: number[]): MailTimes => times.map((ms) => at(ms).toISOString());

describe('asking for a mail', () => {
  it('is remembered', () => {
    expect(recordMail([], at(0))).toEqual({ askedAt: asked(0) });
    expect(recordMail(asked(0), at(minutes))).toEqual({ askedAt: asked(0, minutes) });
  });

  it('has to wait until a minute has passed', () => {
    expect(recordMail(asked(0), at(minutes - 1))).toEqual({ retryAfterSeconds: 1 });
    expect(recordMail(asked(-hours, 0), at(10_000))).toEqual({ retryAfterSeconds: 50 });
  });

  it('need not wait that long where nothing is to lie between', () => {
    expect(recordMail(asked(0), at(0), { betweenSeconds: 0 })).toEqual({ askedAt: asked(0, 0) });
    // A request of the same time, by a clock that is ahead.
    expect(recordMail(asked(1), at(0), { betweenSeconds: 0 })).toEqual({ askedAt: asked(1, 0) });
    expect(recordMail(asked(0, 0, 0, 0, 0), at(hours), { betweenSeconds: 0 })).toEqual({ retryAfterSeconds: 23 * 3600 });
  });

  it('has to wait, after five, until the first of them is 24 hours ago', () => {
    const five = asked(0, hours, 2 * hours, 3 * hours, 4 * hours);
    expect(recordMail(five, at(5 * hours))).toEqual({ retryAfterSeconds: 19 * 3600 });
    expect(recordMail(five, at(24 * hours))).toEqual({ askedAt: asked(hours, 2 * hours, 3 * hours, 4 * hours, 24 * hours) });
  });

  it('never makes the list longer than five', () => {
    expect(recordMail(asked(0, hours), at(48 * hours))).toEqual({ askedAt: asked(48 * hours) });
  });
});
