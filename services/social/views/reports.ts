import { change, view } from '@kloak/platform/view.ts';
import type { Look } from '@kloak/proto/rules/reports.ts';
import type { ReportedKind } from '@kloak/proto/types/social.ts';

/** `lookOf`: owner whose answer about a look is pending or positive. Texts of erased writers are empty. */
export type ReportDoc = {
  id: string;
  closed: boolean;
  reporter: string;
  owner: string;
  kind: ReportedKind;
  thing: string;
  text: string;
  at: string;
  closedAt?: string | undefined;
  closedBy?: string | undefined;
  note?: string | undefined;
  look: Look;
  lookOf: string;
  lookUntil?: string | undefined;
};

const byReport = ({ data }: { data: { report: string } }) => [data.report];

/** One document for each report, by its id. Index `byState`: open or closed reports; `byReporter`; `toLookAt`: reports that an owner decides about. */
export const reports = view<ReportDoc>({
  name: 'reports',
  foldVersion: 1,
  indexes: {
    byState: { equals: ['closed'], sort: 'at', order: 'newest' },
    byReporter: { equals: ['reporter'], sort: 'at', order: 'newest' },
    toLookAt: { equals: ['lookOf'], sort: 'at', order: 'newest' },
  },
  on: {
    social: {
      ReportMade: {
        ids: byReport,
        fold: (_doc, { at, data: { report: id, kind, ...made } }) => ({ id, ...made, kind, at, closed: false, look: 'NOT_ASKED', lookOf: '' }),
      },
      ReportClosed: change(byReport, (doc, { at, data: { by, note } }) => ({ ...doc, closed: true, closedAt: at, closedBy: by, note, lookOf: '' })),
      LookAsked: change(byReport, (doc) => ({ ...doc, look: 'ASKED', lookOf: doc.owner })),
      LookAllowed: change(byReport, (doc, { data: { until } }) => ({ ...doc, look: 'ALLOWED', lookUntil: until })),
      LookDeclined: change(byReport, (doc) => ({ ...doc, look: 'DECLINED', lookOf: '' })),
    },
  },
  redact: (doc, person) => ({
    ...doc,
    ...(doc.reporter === person && { text: '' }),
    ...(doc.closedBy === person && { note: '' }),
  }),
});
