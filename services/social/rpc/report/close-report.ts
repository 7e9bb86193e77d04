import { admin } from '@kloak/access/rules.ts';
import { valueOrRefuse } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { readReportNote } from '@kloak/proto/rules/reports.ts';
import { close, report } from '../../domain/report.ts';
import { shownReport } from './show-report.ts';

export const closeReport = rpc('social', 'CloseReport', {
  access: admin,
  narrows: true,
  validate: ({ note }) => valueOrRefuse(readReportNote(note)),
  async run(ctx, { report: id }, me, note) {
    await ctx.decide(report.of({ report: id }), close(id, me, note));
    return shownReport(ctx, id);
  },
});
