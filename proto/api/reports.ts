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
  summary: 'Tells the admins of a person, or of what a person shared or said, as far as the caller may see it; ten a day. Nobody else is told.',
  body: z.object({ profileId: me, kind: z.enum(reportedKinds), thingId: id, text: text(maxReportCharacters) }),
  answer: z.strictObject({ reportId: z.string() }),
});

export const ownReports = call({
  method: 'POST',
  path: '/api/reports/own',
  who: 'signed-in',
  summary: 'What the caller reported, newest first, and what became of it.',
  body: pageOf,
  answer: z.strictObject({ reports: z.array(ownReport), next }),
});

export const allReports = call({
  method: 'POST',
  path: '/api/reports/all',
  who: 'signed-in',
  summary: 'For admins: the reports that are open, or those that are closed, newest first. They show nothing of what they are about.',
  body: z.object({ profileId: me, closed: z.boolean().default(false), ...paging }).transform(paged(reportsPerPage)),
  answer: z.strictObject({ reports: z.array(report), next }),
});

export const closeReport = call({
  method: 'POST',
  path: '/api/reports/close',
  who: 'signed-in',
  summary: 'For admins: closes a report with a note to who reported.',
  body: ofReport.extend({ note: text(maxReportCharacters) }),
  answer: z.strictObject({ report }),
});

export const askToLook = call({
  method: 'POST',
  path: '/api/reports/ask-to-look',
  who: 'signed-in',
  summary: 'For admins: asks the owner of the item that a report is about to be let look at it.',
  body: ofReport,
  answer: z.strictObject({ report }),
});

export const answerLook = call({
  method: 'POST',
  path: '/api/reports/answer-look',
  who: 'signed-in',
  summary: 'The answer of the owner: yes, for 7 days, or no, also later.',
  body: ofReport.extend({ allow: z.boolean() }),
  answer: z.strictObject({}),
});

export const lookAtReported = call({
  method: 'POST',
  path: '/api/reports/look',
  who: 'signed-in',
  summary: 'For admins: looks at the item of a report, for 10 minutes, where its owner agrees; each look is written down for the owner, who is told.',
  body: ofReport,
  answer: z.strictObject({ postId: z.string(), until: z.iso.datetime() }),
});

export const listLooks = call({
  method: 'POST',
  path: '/api/reports/looks',
  who: 'signed-in',
  summary: "What of the caller's own admins ask to look at, and each look at it, newest first.",
  body: pageOf,
  answer: z.strictObject({ asked: z.array(askedLook), looks: z.array(lookEntry), next }),
});
