// Reports of members to admins about people, shared things and texts.
import { checkLength, isVisible } from './text/characters.ts';
import { type Checked, faultResult } from './text/checked.ts';

/** Kinds of reported things, in the services' logs and in the public API. */
export const reportedKinds = ['MEMBER', 'ITEM', 'COMMENT', 'MESSAGE', 'GROUP_POST'] as const;
export type ReportedKind = (typeof reportedKinds)[number];

/** State of an admin's right to look at the reported item. */
export const looks = ['NOT_ASKED', 'ASKED', 'ALLOWED', 'DECLINED'] as const;
export type Look = (typeof looks)[number];

/** Limit of one member in 24 hours. */
export const maxReportsADay = 10;
/** Reports, and looks, on a page. */
export const reportsPerPage = 20;

/** Validity of an owner's consent, in days, and of one look, in minutes. */
export const consentDays = 7;
export const lookMinutes = 10;
/** Limit of one report: each change stays in the log, and a decision reads past all of them. */
export const maxLookChanges = 100;

export const maxReportCharacters = 2000;

const read =
  (name: string, empty: string, tooLong: string) =>
  (text: string): Checked<string> => {
    const content = text.trim();
    if (!isVisible(content)) return faultResult(`${name}-empty`, empty);
    return checkLength(content, maxReportCharacters, faultResult(`${name}-too-long`, tooLong).fault);
  };

export const readReport = read('report', 'Please say what is wrong.', 'A report can have at most 2,000 characters.');
export const readReportNote = read('note', 'Please say what became of it.', 'A note can have at most 2,000 characters.');

export const reportYourself = faultResult('report-yourself', 'This is your own.').fault;
export const noReport = faultResult('no-report', 'There is no such report.', 'missing').fault;
export const reportClosed = faultResult('report-closed', 'This report has been closed.', 'conflict').fault;
export const nothingToLookAt = faultResult('nothing-to-look-at', 'There is no photo or video to look at.', 'conflict').fault;
export const lookDeclined = faultResult('look-declined', 'The owner does not want admins to look at it.', 'conflict').fault;
export const lookNotAsked = faultResult('look-not-asked', 'Nobody asked to look at it.', 'conflict').fault;
export const lookNotAllowed = faultResult('look-not-allowed', 'The owner has not agreed that admins look at it.', 'forbidden').fault;
export const lookedTooOften = faultResult('looked-too-often', 'This was asked and answered too often. Please close the report.', 'conflict').fault;
