import type { ResponseOf } from '@kloak/platform/rpc.ts';
import { allReports, answerLook, askToLook, closeReport, listLooks, lookAtReported, ownReports, sendReport } from '@kloak/proto/api/reports.ts';
import type { Report } from '@kloak/proto/api/types.ts';
import { looks, reportedKinds } from '@kloak/proto/rules/reports.ts';
import { assertPresent } from '../../http/assert-present.ts';
import { type Route, route } from '../route.ts';
import { cardOf } from '../shapes.ts';

type ReceivedReport = ResponseOf<'social.ListReports'>['reports'][number];

const told = ({ id, kind, owner, text, at, closedAt, note }: ReceivedReport) => ({
  _id: id,
  kind: assertPresent(reportedKinds.find((one) => one === kind)),
  owner: cardOf(assertPresent(owner)),
  text,
  createdAt: at,
  ...(closedAt !== undefined && { closedAt, note: note ?? '' }),
});

const lookOf = ({ look }: { look: string }) => looks.find((one) => one === look) ?? 'NOT_ASKED';

const reportOf = (report: ReceivedReport): Report => ({
  ...told(report),
  reporter: cardOf(assertPresent(report.reporter)),
  ...(report.closedBy && { closedBy: cardOf(report.closedBy) }),
  look: lookOf(report),
  ...(report.lookUntil !== undefined && { lookUntil: report.lookUntil }),
});

const reportAnswer = ({ report }: ResponseOf<'social.CloseReport'>) => ({ report: reportOf(assertPresent(report)) });
const ofReport = ({ body: { reportId } }: { body: { reportId: string } }) => ({ report: reportId });

export const reports: readonly Route[] = [
  route(sendReport, {
    rpc: 'social.SendReport',
    limit: 'write',
    toRequest: ({ body: { kind, thingId, text } }) => ({ kind, thing: thingId, text }),
    toAnswer: ({ report }) => ({ reportId: report }),
  }),
  route(ownReports, {
    rpc: 'social.ListOwnReports',
    limit: 'read',
    toRequest: ({ body: { paging } }) => paging,
    toAnswer: ({ reports, next }) => ({ reports: reports.map(told), next }),
  }),
  route(allReports, {
    rpc: 'social.ListReports',
    limit: 'everybody',
    toRequest: ({ body: { closed, paging } }) => ({ closed, ...paging }),
    toAnswer: ({ reports, next }) => ({ reports: reports.map(reportOf), next }),
  }),
  route(closeReport, {
    rpc: 'social.CloseReport',
    limit: 'write',
    toRequest: ({ body: { reportId, note } }) => ({ report: reportId, note }),
    toAnswer: reportAnswer,
  }),
  route(askToLook, { rpc: 'social.AskToLook', limit: 'write', toRequest: ofReport, toAnswer: reportAnswer }),
  route(answerLook, {
    rpc: 'social.AnswerLook',
    limit: 'write',
    toRequest: ({ body: { reportId, allow } }) => ({ report: reportId, allow }),
  }),
  route(lookAtReported, {
    rpc: 'social.LookAtReported',
    limit: 'write',
    toRequest: ofReport,
    toAnswer: ({ item, until }) => ({ postId: item, until }),
  }),
  route(listLooks, {
    rpc: 'social.ListLooks',
    limit: 'read',
    toRequest: ({ body: { paging } }) => paging,
    toAnswer: ({ asked, looks, next }) => ({
      asked: asked.map(({ report, item, at, until, ...one }) => ({
        reportId: report,
        postId: item,
        createdAt: at,
        look: lookOf(one),
        ...(until !== undefined && { lookUntil: until }),
      })),
      looks: looks.map(({ id, item, by, at }) => ({ _id: id, postId: item, by: cardOf(assertPresent(by)), createdAt: at })),
      next,
    }),
  }),
];
