import type { Ctx } from '@kloak/platform/context.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { answerBytes } from '@kloak/platform/lists/answer-size.ts';
import { type ListRequest, readShown, type ViewList } from '@kloak/platform/lists/paging.ts';
import { noReport, reportsPerPage } from '@kloak/proto/rules/reports.ts';
import type { Report } from '@kloak/proto/types/social.ts';
import { profilesOf } from '../../steps/profiles.ts';
import { type ReportDoc, reports } from '../../views/reports.ts';

/** A yes that is over is no yes. */
function lookOf({ look, lookUntil }: ReportDoc, now: Date) {
  const isOver = look === 'ALLOWED' && (lookUntil ?? '') <= now.toISOString();
  return isOver ? { look: 'NOT_ASKED' as const } : { look, lookUntil: look === 'ALLOWED' ? lookUntil : undefined };
}

/** Reports as admins see them: the reporter's text and the people involved, but not the reported content. */
export async function showForAdmin(ctx: Ctx, docs: readonly ReportDoc[]): Promise<Report[]> {
  const profileOf = await profilesOf(
    ctx,
    docs.flatMap(({ reporter, owner, closedBy }) => [reporter, owner, ...(closedBy === undefined ? [] : [closedBy])]),
  );
  return docs.map((doc) => {
    const { id, kind, text, at, closedAt, note, closedBy } = doc;
    const people = { reporter: profileOf(doc.reporter), owner: profileOf(doc.owner), closedBy: closedBy === undefined ? undefined : profileOf(closedBy) };
    return { id, kind, text, at, closedAt, note, ...people, ...lookOf(doc, ctx.now()) };
  });
}

/** Reports as their reporter sees them: the outcome, without who decided. */
export async function showToReporter(ctx: Ctx, docs: readonly ReportDoc[]): Promise<Report[]> {
  const profileOf = await profilesOf(
    ctx,
    docs.map(({ owner }) => owner),
  );
  return docs.map(({ id, kind, text, at, closedAt, note, owner }) => ({ id, kind, text, at, closedAt, note, owner: profileOf(owner), look: 'NOT_ASKED' }));
}

/** A page of reports; of those with long texts fewer. */
export async function readReports(list: ViewList<ReportDoc, ReportDoc>, request: ListRequest, show: (docs: ReportDoc[]) => Promise<Report[]>) {
  const bytesOf = ({ text, note }: Report) => answerBytes(text ?? '') + answerBytes(note ?? '');
  const { items, next } = await readShown(list, request, { show, bytesOf, defaultSize: reportsPerPage });
  return { reports: items, next };
}

/** A report as admins see it. Refuses: 404 `no-report`. */
export async function shownReport(ctx: Ctx, id: string) {
  const doc = await ctx.view(reports).get(id);
  if (!doc) throw refusalOf(noReport);
  const [shown] = await showForAdmin(ctx, [doc]);
  return { report: shown };
}
