import { aggregate } from '@kloak/platform/aggregate.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { dayMs } from '@kloak/proto/rules/durations.ts';
import {
  consentDays,
  type Look,
  lookDeclined,
  lookedTooOften,
  lookMinutes,
  lookNotAllowed,
  lookNotAsked,
  maxLookChanges,
  noReport,
  nothingToLookAt,
  type ReportedKind,
  reportClosed,
} from '@kloak/proto/rules/reports.ts';
import type { SocialEvent } from '@kloak/proto/types/social.ts';

export type ReportEvent = Extract<SocialEvent, { type: 'ReportMade' | 'ReportClosed' | 'LookAsked' | 'LookAllowed' | 'LookDeclined' | 'ItemLookedAt' }>;

/** A report's content; `thing` is the person's id in a report of a person. `owner`: the thing's owner. */
export type ReportContent = { report: string; reporter: string; kind: ReportedKind; thing: string; owner: string; text: string };

/**
 * A report, and the permission of admins to look at its item. `until`: of the owner's consent; `looks`: end of each admin's look; `changes`: number of
 * such decisions.
 */
type ReportState = {
  reporter: string;
  owner: string;
  item?: string | undefined;
  closed: boolean;
  look: Look;
  until: string;
  looks: Readonly<Record<string, string>>;
  changes: number;
};
export type Report = ReportState | undefined;

function changed(made: ReportState, event: ReportEvent): ReportState {
  switch (event.type) {
    case 'ReportClosed':
      return { ...made, closed: true };
    case 'LookAsked':
      return { ...made, look: 'ASKED' };
    case 'LookAllowed':
      return { ...made, look: 'ALLOWED', until: event.data.until };
    case 'LookDeclined':
      return { ...made, look: 'DECLINED' };
    case 'ItemLookedAt':
      return { ...made, looks: { ...made.looks, [event.data.by]: event.data.until } };
    default:
      return made;
  }
}

function evolve(state: Report, event: ReportEvent): Report {
  if (event.type !== 'ReportMade') return state && { ...changed(state, event), changes: state.changes + 1 };
  const { reporter, owner, kind, thing } = event.data;
  return { reporter, owner, item: kind === 'ITEM' ? thing : undefined, closed: false, look: 'NOT_ASKED', until: '', looks: {}, changes: 0 };
}

/** `report:{id}` — a member's report to the admins. */
export const report = aggregate<Report, ReportEvent, { report: string }>({
  name: 'report',
  initial: undefined,
  reads: 'all',
  evolve,
  stream: ({ report: id }) => ({ id, home: id }),
});

function madeOf(state: Report): ReportState {
  if (!state) throw refusalOf(noReport);
  return state;
}

/** Open report with an item. */
function lookable(state: Report): ReportState & { item: string } {
  const { item, ...made } = madeOf(state);
  if (made.closed) throw refusalOf(reportClosed);
  if (item === undefined) throw refusalOf(nothingToLookAt);
  if (made.changes >= maxLookChanges) throw refusalOf(lookedTooOften);
  return { ...made, item };
}

const isAllowed = ({ look, until }: ReportState, now: Date) => look === 'ALLOWED' && until > now.toISOString();
const consentMs = consentDays * dayMs;

/** Reports to the admins; idempotent. */
export function makeReport(reported: ReportContent) {
  return (state: Report): ReportEvent[] => (state ? [] : [{ type: 'ReportMade', data: reported }]);
}

/** Closes the report with a note to its reporter, and ends all looks. Refuses: 404 `no-report`. */
export function close(id: string, by: string, note: string) {
  return (state: Report): ReportEvent[] => {
    const { closed, reporter } = madeOf(state);
    return closed ? [] : [{ type: 'ReportClosed', data: { report: id, reporter, by, note } }];
  };
}

/** Asks the owner; while that is open, or good, nothing. Refuses: 404 `no-report`, 409 `report-closed`, `nothing-to-look-at`, `look-declined`, `looked-too-often`. */
export function askToLook(id: string, by: string, now: Date) {
  return (state: Report): ReportEvent[] => {
    const made = lookable(state);
    if (made.look === 'DECLINED') throw refusalOf(lookDeclined);
    if (made.look === 'ASKED' || isAllowed(made, now)) return [];
    return [{ type: 'LookAsked', data: { report: id, owner: made.owner, item: made.item, by } }];
  };
}

/** The owner's answer; a later refusal ends the consent. Refuses: 404 `no-report` for others, 409 `report-closed`, `look-not-asked`, `looked-too-often`. */
export function answerLook(id: string, who: string, allow: boolean, now: Date) {
  return (state: Report): ReportEvent[] => {
    if (madeOf(state).owner !== who) throw refusalOf(noReport);
    const { look, item, owner } = lookable(state);
    if (look === 'NOT_ASKED') throw refusalOf(lookNotAsked);
    const data = { report: id, owner, item };
    if (!allow) return look === 'DECLINED' ? [] : [{ type: 'LookDeclined', data }];
    return look === 'ALLOWED' ? [] : [{ type: 'LookAllowed', data: { ...data, until: new Date(now.getTime() + consentMs).toISOString() } }];
  };
}

/** Looks at the item for some minutes; while one's look is not over, nothing more is written. Refuses: 403 `look-not-allowed`, the rest as `askToLook`. */
export function lookAt(id: string, by: string, now: Date) {
  return (state: Report): ReportEvent[] => {
    const made = lookable(state);
    if (!isAllowed(made, now)) throw refusalOf(lookNotAllowed);
    if ((made.looks[by] ?? '') > now.toISOString()) return [];
    const end = new Date(Math.min(Date.parse(made.until), now.getTime() + lookMinutes * 60_000)).toISOString();
    return [{ type: 'ItemLookedAt', data: { report: id, owner: made.owner, item: made.item, by, until: end } }];
  };
}

/** Item that an admin may look at, and until when. Refuses: 403 `look-not-allowed`. */
export function lookOf(state: Report, by: string): { item: string; until: string } {
  const { item, looks } = madeOf(state);
  const until = looks[by];
  if (item === undefined || until === undefined) throw refusalOf(lookNotAllowed);
  return { item, until };
}
