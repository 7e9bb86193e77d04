// What members tell admins of people, and of what people share and say.
import { atMost, isVisible } from './text/characters.ts';
import { type Checked, turnedDown } from './text/checked.ts';

/** What a report is about: the same words in the log's services and in the public API. */
export const reportedKinds = ['MEMBER', 'ITEM', 'COMMENT', 'MESSAGE', 'GROUP_POST'] as const;
export type ReportedKind = (typeof reportedKinds)[number];

/** Whether an admin may look at the item that a report is about. */
export const looks = ['NOT_ASKED', 'ASKED', 'ALLOWED', 'DECLINED'] as const;
export type Look = (typeof looks)[number];

/** Of one member in 24 hours. */
export const maxReportsADay = 10;
/** Reports, and looks, on a page. */
export const reportsPerPage = 20;

/** How long an owner's consent is good for, in days, and how long one look is, in minutes. */
export const consentDays = 7;
export const lookMinutes = 10;
/** Of one report: each stays in the log, and whoever decides about it reads past them. */
export const maxLookChanges = 100;

export const maxReportCharacters = 2000;

const read =
  (name: string, empty: string, tooLong: string) =>
  (text: string): Checked<string> => {
    const content = text.trim();
    if (!isVisible(content)) return turnedDown(`${name}-empty`, empty);
    return atMost(content, maxReportCharacters, turnedDown(`${name}-too-long`, tooLong).fault);
  };

/** What a member writes, as it is kept. */
export const readReport = read('report', 'Please say what is wrong.', 'A report can have at most 2,000 characters.');
/** What an admin writes to who reported. */
export const readReportNote = read('note', 'Please say what became of it.', 'A note can have at most 2,000 characters.');

export const reportYourself = turnedDown('report-yourself', 'This is your own.').fault;
export const noReport = turnedDown('no-report', 'There is no such report.', 'missing').fault;
export const reportClosed = turnedDown('report-closed', 'This report has been closed.', 'conflict').fault;
export const nothingToLookAt = turnedDown('nothing-to-look-at', 'There is no photo or video to look at.', 'conflict').fault;
export const lookDeclined = turnedDown('look-declined', 'The owner does not want admins to look at it.', 'conflict').fault;
export const lookNotAsked = turnedDown('look-not-asked', 'Nobody asked to look at it.', 'conflict').fault;
export const lookNotAllowed = turnedDown('look-not-allowed', 'The owner has not agreed that admins look at it.', 'forbidden').fault;
export const lookedTooOften = turnedDown('looked-too-often', 'This was asked and answered too often. Please close the report.', 'conflict').fault;
