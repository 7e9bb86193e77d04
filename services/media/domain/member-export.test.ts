import { given } from '@kloak/platform/testing/given.ts';
import { advance, type ExportEvent, expireExport, giveUpExport, type MemberExport, memberExport, requestExport } from './member-export.ts';

const hours = 3600_000;
const noon = Date.parse('2026-01-01T12:00:00.000Z');
const at = (ms: number) => new Date(noon + ms);
const iso = (ms: number) => at(ms).toISOString();

const begun: MemberExport = {
  id: 'e1',
  status: 'MAKING',
  since: iso(0),
  requestedAt: [iso(0)],
  stage: 'PEOPLE',
  from: '',
  pages: 0,
  items: 0,
  total: 3,
  parts: [],
  moment: '',
  ofMoment: 0,
};
const requested = (after: MemberExport): ExportEvent => ({ type: 'ExportRequested', data: { owner: 'anna', after } });
const completed: MemberExport = { ...begun, status: 'COMPLETE', since: iso(hours), parts: [{ pieces: 1, files: 3, bytes: 9, manifestBytes: 4 }] };
const done: ExportEvent = { type: 'ExportCompleted', data: { owner: 'anna', after: completed } };
const ask = (ms: number, id = 'e2') => requestExport({ owner: 'anna', id, total: 3 }, at(ms));
const { stage, from, pages, items, parts, moment, ofMoment } = { ...begun, stage: 'ALBUMS' as const };
const progress = { stage, from, pages, items, parts, moment, ofMoment };

describe('an export of everything that a member has', () => {
  it('begins when it is asked for', () => {
    given(memberExport, [])
      .when(ask(0, 'e1'))
      .then([requested(begun)]);
  });

  it('is the same one while it is being made', () => {
    given(memberExport, [requested(begun)])
      .when(ask(hours))
      .then([]);
  });

  it('takes the place of the one before', () => {
    const after = { ...begun, id: 'e2', since: iso(2 * hours), requestedAt: [iso(0), iso(2 * hours)] };
    given(memberExport, [done])
      .when(ask(2 * hours))
      .then([{ type: 'ExportRequested', data: { owner: 'anna', after, replaced: 'e1' } }]);
  });

  it('is asked for three times in 24 hours, and not more', () => {
    const often = { ...completed, requestedAt: [iso(0), iso(hours), iso(2 * hours)] };
    const last: ExportEvent = { type: 'ExportCompleted', data: { owner: 'anna', after: often } };
    given(memberExport, [last])
      .when(ask(23 * hours))
      .thenRefuses('too-many-exports');
    const after = { ...begun, id: 'e2', since: iso(24 * hours), requestedAt: [iso(hours), iso(2 * hours), iso(24 * hours)] };
    given(memberExport, [last])
      .when(ask(24 * hours))
      .then([{ type: 'ExportRequested', data: { owner: 'anna', after, replaced: 'e1' } }]);
  });

  it('goes on step by step, each once', () => {
    const step = { progress, isLast: false };
    const advanced: ExportEvent = { type: 'ExportAdvanced', data: { owner: 'anna', after: { ...begun, ...progress } } };
    given(memberExport, [requested(begun)])
      .when(advance('anna', begun, step, at(hours)))
      .then([advanced]);
    given(memberExport, [requested(begun), advanced])
      .when(advance('anna', begun, step, at(hours)))
      .then([]);
    given(memberExport, [requested({ ...begun, id: 'e2' })])
      .when(advance('anna', begun, step, at(hours)))
      .then([]);
  });

  it('is complete with its last step, and given up only before', () => {
    given(memberExport, [requested(begun)])
      .when(advance('anna', begun, { progress: { ...progress, stage: 'PEOPLE', parts: completed.parts }, isLast: true }, at(hours)))
      .then([done]);
    const after: MemberExport = { ...begun, status: 'UNFINISHED', since: iso(hours) };
    given(memberExport, [requested(begun)])
      .when(giveUpExport({ owner: 'anna', id: 'e1' }, at(hours)))
      .then([{ type: 'ExportGivenUp', data: { owner: 'anna', after } }]);
    given(memberExport, [done])
      .when(giveUpExport({ owner: 'anna', id: 'e1' }, at(hours)))
      .then([]);
  });

  it('ends when its time is over, unless another has taken its place', () => {
    const after: MemberExport = { ...completed, status: 'EXPIRED', since: iso(200 * hours), parts: [] };
    given(memberExport, [done])
      .when(expireExport({ owner: 'anna', id: 'e1' }, at(200 * hours)))
      .then([{ type: 'ExportExpired', data: { owner: 'anna', after } }]);
    given(memberExport, [done])
      .when(expireExport({ owner: 'anna', id: 'e0' }, at(200 * hours)))
      .then([]);
  });
});
