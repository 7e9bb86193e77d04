import { member } from '@kloak/access/rules.ts';
import { listOf } from '@kloak/platform/lists/paging.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { reports } from '../../views/reports.ts';
import { readReports, showToReporter } from './show-report.ts';

export const listOwnReports = rpc('social', 'ListOwnReports', {
  access: member,
  run: (ctx, request, me) => readReports(listOf(ctx.view(reports), { index: 'byReporter', equals: [me] }), request, (docs) => showToReporter(ctx, docs)),
});
