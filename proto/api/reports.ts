import { z } from 'zod';
import { maxReportCharacters, reportedKinds, reportsPerPage } from '../rules/reports.ts';
import { call } from './call.ts';
import { id, me, text } from './shapes/fields.ts';
import { paged, paging } from './shapes/paging.ts';
import { askedLook, lookEntry, ownReport, report } from './shapes/report-shapes.ts';

const next = z.string().optional();
const ofReport = z.object({ reportId: id });
const pageOf = z.object({ profileId: me, ...paging }).transform(paged(reportsPerPage));

export const sendReport = call({
  method: 'POST',
  path: '/api/reports/send',
  who: 'signed-in',
  summary: 'Reports a member, an item or a text that the caller may see to the admins, at most ten a day. Nobody else learns of it.',
  body: z.object({ profileId: me, kind: z.enum(reportedKinds), thingId: id, text: text(maxReportCharacters) }),
  answer: z.strictObject({ reportId: z.string() }),
});

export const ownReports = call({
  method: 'POST',
  path: '/api/reports/own',
  who: 'signed-in',
  summary: "Lists the caller's reports and their outcomes, newest first.",
  body: pageOf,
  answer: z.strictObject({ reports: z.array(ownReport), next }),
});

export const allReports = call({
  method: 'POST',
  path: '/api/reports/all',
  who: 'signed-in',
  summary: 'For admins: lists open or closed reports, newest first, without the reported content.',
  body: z.object({ profileId: me, closed: z.boolean().default(false), ...paging }).transform(paged(reportsPerPage)),
  answer: z.strictObject({ reports: z.array(report), next }),
});

export const closeReport = call({
  method: 'POST',
  path: '/api/reports/close',
  who: 'signed-in',
  summary: 'For admins: closes a report with a note to its sender.',
  body: ofReport.extend({ note: text(maxReportCharacters) }),
  answer: z.strictObject({ report }),
});

export const askToLook = call({
  method: 'POST',
  path: '/api/reports/ask-to-look',
  who: 'signed-in',
  summary: 'For admins: asks the owner of a reported item for permission to look at it.',
  body: ofReport,
  answer: z.strictObject({ report }),
});

export const answerLook = call({
  method: 'POST',
  path: '/api/reports/answer-look',
  who: 'signed-in',
  summary: 'Permits admins to look at a reported item for 7 days, or denies it, also later; only for its owner.',
  body: ofReport.extend({ allow: z.boolean() }),
  answer: z.strictObject({}),
});

export const lookAtReported = call({
  method: 'POST',
  path: '/api/reports/look',
  who: 'signed-in',
  summary: 'For admins: shows a reported item for 10 minutes if its owner permits it. Each look is recorded, and the owner is notified.',
  body: ofReport,
  answer: z.strictObject({ postId: z.string(), until: z.iso.datetime() }),
});

export const listLooks = call({
  method: 'POST',
  path: '/api/reports/looks',
  who: 'signed-in',
  summary: "Lists the requests of admins to look at the caller's items, and each look, newest first.",
  body: pageOf,
  answer: z.strictObject({ asked: z.array(askedLook), looks: z.array(lookEntry), next }),
});
