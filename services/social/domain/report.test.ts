import { given } from '@kloak/platform/testing/given.ts';
import { maxReportsADay } from '@kloak/proto/rules/reports.ts';
import { answerLook, askToLook, close, lookAt, lookOf, makeReport, type ReportEvent, report } from './report.ts';
import { askToReport, reportTimes } from './report-times.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const at = (minutes: number) => later(minutes).toISOString();
const day = 24 * 60;

const facts = { report: 'r', reporter: 'ben', kind: 'ITEM', thing: 'photo', owner: 'anna', text: 'This is not ours.' } as const;
const made: ReportEvent = { type: 'ReportMade', data: facts };
const ofPerson: ReportEvent = { type: 'ReportMade', data: { ...facts, kind: 'MEMBER', thing: 'anna' } };
const place = { report: 'r', owner: 'anna', item: 'photo' };
const asked: ReportEvent = { type: 'LookAsked', data: { ...place, by: 'karl' } };
const allowed: ReportEvent = { type: 'LookAllowed', data: { ...place, until: at(7 * day) } };
const declined: ReportEvent = { type: 'LookDeclined', data: place };
const looked: ReportEvent = { type: 'ItemLookedAt', data: { ...place, by: 'karl', until: at(10) } };
const closed: ReportEvent = { type: 'ReportClosed', data: { report: 'r', reporter: 'ben', by: 'karl', note: 'We talked.' } };

describe('a report', () => {
  it('is made once, and closed once', () => {
    given(report).when(makeReport(facts)).then([made]);
    given(report, [made]).when(makeReport(facts)).then([]);
    given(report, [made])
      .when(close('r', 'karl', 'We talked.'))
      .then([closed]);
    given(report, [made, closed])
      .when(close('r', 'rosa', 'Nothing.'))
      .then([]);
    given(report)
      .when(close('r', 'karl', 'We talked.'))
      .thenRefuses('no-report');
  });

  it('lets nobody look unless its owner agrees', () => {
    given(report, [made])
      .when(lookAt('r', 'karl', now))
      .thenRefuses('look-not-allowed');
    given(report, [made, asked])
      .when(lookAt('r', 'karl', now))
      .thenRefuses('look-not-allowed');
    given(report, [made, asked, declined])
      .when(lookAt('r', 'karl', now))
      .thenRefuses('look-not-allowed');
    expect(() => lookOf(given(report, [made, asked, allowed]).state, 'karl')).toThrow('has not agreed');
  });

  it('has its owner asked once, and after a no never again', () => {
    given(report, [made])
      .when(askToLook('r', 'karl', now))
      .then([asked]);
    given(report, [made, asked])
      .when(askToLook('r', 'rosa', now))
      .then([]);
    given(report, [made, asked, allowed])
      .when(askToLook('r', 'karl', now))
      .then([]);
    given(report, [made, asked, allowed])
      .when(askToLook('r', 'karl', later(7 * day)))
      .then([asked]);
    given(report, [made, asked, declined])
      .when(askToLook('r', 'karl', now))
      .thenRefuses('look-declined');
    given(report, [ofPerson])
      .when(askToLook('r', 'karl', now))
      .thenRefuses('nothing-to-look-at');
    given(report, [made, closed])
      .when(askToLook('r', 'karl', now))
      .thenRefuses('report-closed');
  });

  it('is answered by the owner alone, who may take a yes back', () => {
    given(report, [made, asked])
      .when(answerLook('r', 'anna', true, now))
      .then([allowed]);
    given(report, [made, asked, allowed])
      .when(answerLook('r', 'anna', false, now))
      .then([declined]);
    given(report, [made, asked])
      .when(answerLook('r', 'ben', true, now))
      .thenRefuses('no-report');
    given(report, [made])
      .when(answerLook('r', 'anna', true, now))
      .thenRefuses('look-not-asked');
    given(report, [made, asked, closed])
      .when(answerLook('r', 'anna', true, now))
      .thenRefuses('report-closed');
  });

  it('writes each look down, of ten minutes and never beyond the consent', () => {
    const agreed = [made, asked, allowed];
    given(report, agreed)
      .when(lookAt('r', 'karl', now))
      .then([looked]);
    expect(lookOf(given(report, [...agreed, looked]).state, 'karl')).toEqual({ item: 'photo', until: at(10) });
    given(report, [...agreed, looked])
      .when(lookAt('r', 'karl', later(5)))
      .then([]);
    given(report, [...agreed, looked])
      .when(lookAt('r', 'rosa', later(5)))
      .then([{ type: 'ItemLookedAt', data: { ...place, by: 'rosa', until: at(15) } }]);
    given(report, agreed)
      .when(lookAt('r', 'karl', later(7 * day - 4)))
      .then([{ type: 'ItemLookedAt', data: { ...place, by: 'karl', until: at(7 * day) } }]);
    given(report, agreed)
      .when(lookAt('r', 'karl', later(7 * day)))
      .thenRefuses('look-not-allowed');
  });

  it('ends at some changes, so that it stays short', () => {
    const often = Array.from({ length: 50 }, () => [asked, allowed]).flat();
    given(report, [made, ...often])
      .when(lookAt('r', 'karl', now))
      .thenRefuses('looked-too-often');
  });
});

describe('a member', () => {
  it(`reports ${maxReportsADay} times in 24 hours`, () => {
    const times = Array.from({ length: maxReportsADay }, (_, hour) => at(hour * 60));
    const full = { type: 'ReportAsked' as const, data: { reporter: 'ben', askedAt: times } };
    given(reportTimes, [full])
      .when(askToReport('ben', later(day - 1)))
      .thenRefuses('too-many');
    given(reportTimes, [full])
      .when(askToReport('ben', later(day)))
      .then([{ type: 'ReportAsked', data: { reporter: 'ben', askedAt: [...times.slice(1), at(day)] } }]);
  });
});
