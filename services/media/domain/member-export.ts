import { aggregate } from '@kloak/platform/aggregate.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { dayMs } from '@kloak/proto/rules/durations.ts';
import { exportKeptUntil, maxExportsPerDay } from '@kloak/proto/rules/files/exports.ts';
import type { MediaEvent } from '@kloak/proto/types/media.ts';

export type ExportEvent = Extract<MediaEvent, { type: `Export${string}` }>;
/** An export with its progress. */
export type MemberExport = NonNullable<ExportEvent['data']['after']>;
/** Fields that one step of the work changes. */
export type ExportProgress = Pick<MemberExport, 'stage' | 'from' | 'pages' | 'items' | 'parts' | 'moment' | 'ofMoment'>;
export type ExportPart = MemberExport['parts'][number];

type ExportFacts = { owner: string };
type OneExport = ExportFacts & { id: string };

const notBegun: ExportProgress = { stage: 'PEOPLE', from: '', pages: 0, items: 0, parts: [], moment: '', ofMoment: 0 };
const none: MemberExport = { ...notBegun, id: '', status: 'EXPORT_STATUS_UNSPECIFIED', since: '', requestedAt: [], total: 0 };

/** `export:{owner}` — the exports of a member, one after another. Each event contains the state after it. */
export const memberExport = aggregate<MemberExport, ExportEvent, ExportFacts>({
  name: 'export',
  initial: none,
  reads: 'last',
  evolve: (state, { data }) => data.after ?? state,
  stream: ({ owner }) => ({ id: owner, home: owner }),
});

const msSince = (iso: string, now: Date) => now.getTime() - Date.parse(iso);

/** True if the export can be downloaded. */
export const isComplete = ({ status, since }: MemberExport, now: Date): boolean => status === 'COMPLETE' && now.toISOString() < exportKeptUntil(since);

function tooManyExports(oldest: string, now: Date): Refusal {
  const message = `You can ask for everything ${maxExportsPerDay} times a day. Please ask again later.`;
  return new Refusal('too-many', 'too-many-exports', message, { retryAfter: Math.ceil((dayMs - msSince(oldest, now)) / 1000) });
}

/**
 * Starts an export of about `total` items, which replaces the previous one; no-op while one is being made. Refuses: 429 `too-many-exports` with
 * `retryAfter`, in seconds.
 */
export function requestExport({ owner, id, total }: OneExport & { total: number }, now: Date) {
  return (state: MemberExport): ExportEvent[] => {
    if (state.status === 'MAKING') return [];
    const recent = state.requestedAt.filter((at) => msSince(at, now) < dayMs);
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= maxExportsPerDay) throw tooManyExports(oldest, now);
    const since = now.toISOString();
    const after: MemberExport = { ...notBegun, id, status: 'MAKING', since, requestedAt: [...recent, since], total };
    return [{ type: 'ExportRequested', data: { owner, after, ...(state.status === 'COMPLETE' && { replaced: state.id }) } }];
  };
}

/** True if this is the export's next step; each step moves to another page or stage. */
export const isNextStep = (state: MemberExport, step: MemberExport): boolean =>
  state.status === 'MAKING' && state.id === step.id && state.stage === step.stage && state.pages === step.pages;

/** Records the files that a step wrote; the last step completes the export. */
export function advance(owner: string, step: MemberExport, { progress, isLast }: { progress: ExportProgress; isLast: boolean }, now: Date) {
  return (state: MemberExport): ExportEvent[] => {
    if (!isNextStep(state, step)) return [];
    const after = { ...state, ...progress };
    if (!isLast) return [{ type: 'ExportAdvanced', data: { owner, after } }];
    return [{ type: 'ExportCompleted', data: { owner, after: { ...after, status: 'COMPLETE', since: now.toISOString() } } }];
  };
}

/** Ends an export that could not be made. */
export function giveUpExport({ owner, id }: OneExport, now: Date) {
  return (state: MemberExport): ExportEvent[] => {
    if (state.id !== id || state.status !== 'MAKING') return [];
    return [{ type: 'ExportGivenUp', data: { owner, after: { ...state, parts: [], status: 'UNFINISHED', since: now.toISOString() } } }];
  };
}

/** Ends an export whose time is over; no-op if another replaced it. */
export function expireExport({ owner, id }: OneExport, now: Date) {
  return (state: MemberExport): ExportEvent[] => {
    if (state.id !== id || state.status !== 'COMPLETE') return [];
    return [{ type: 'ExportExpired', data: { owner, after: { ...state, parts: [], status: 'EXPIRED', since: now.toISOString() } } }];
  };
}
