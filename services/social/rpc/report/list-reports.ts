import { admin } from '@kloak/access/rules.ts';
import { listOf } from '@kloak/platform/lists/paging.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { reports } from '../../views/reports.ts';
import { readReports, showForAdmin } from './show-report.ts';

export const listReports = rpc('social', 'ListReports', {
  access: admin,
  run: (ctx, { closed, ...request }) =>
    readReports(listOf(ctx.view(reports), { index: 'byState', equals: [closed] }), request, (docs) => showForAdmin(ctx, docs)),
});
