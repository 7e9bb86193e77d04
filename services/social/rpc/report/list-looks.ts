import { member } from '@kloak/access/rules.ts';
import { listOf, readList } from '@kloak/platform/lists/paging.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { maxPerPage } from '@kloak/proto/rules/pages.ts';
import { reportsPerPage } from '@kloak/proto/rules/reports.ts';
import { profilesOf } from '../../steps/profiles.ts';
import { lookLedger } from '../../views/look-ledger.ts';
import { reports } from '../../views/reports.ts';

export const listLooks = rpc('social', 'ListLooks', {
  access: member,
  async run(ctx, request, me) {
    const [asked, { items, next }] = await Promise.all([
      ctx.view(reports).page({ index: 'toLookAt', equals: [me], limit: maxPerPage }),
      readList(listOf(ctx.view(lookLedger), { index: 'byOwner', equals: [me] }), request, reportsPerPage),
    ]);
    const profileOf = await profilesOf(
      ctx,
      items.map(({ by }) => by),
    );
    const now = ctx.now().toISOString();
    return {
      asked: asked.items
        .filter(({ look, lookUntil = '' }) => look === 'ASKED' || lookUntil > now)
        .map(({ id: report, thing: item, at, look, lookUntil: until }) => ({ report, item, at, look, until })),
      looks: items.map(({ id, item, by, at }) => ({ id, item, by: profileOf(by), at })),
      next,
    };
  },
});
