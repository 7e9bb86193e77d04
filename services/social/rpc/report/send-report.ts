import { valueOrRefuse } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { readReport } from '@kloak/proto/rules/reports.ts';
import { seesReported } from '../../access/reported.ts';
import { makeReport, report } from '../../domain/report.ts';
import { askToReport, reportTimes } from '../../domain/report-times.ts';

export const sendReport = rpc('social', 'SendReport', {
  access: seesReported,
  validate: ({ text }) => valueOrRefuse(readReport(text)),
  async run(ctx, _request, seen, text) {
    const id = ctx.id('report');
    await ctx.decide(reportTimes.of(seen), askToReport(seen.reporter, ctx.now()));
    await ctx.decide(report.of({ report: id }), makeReport({ report: id, ...seen, text }));
    return { report: id };
  },
});
