import { listOf, readList } from '@kloak/platform/lists/paging.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { defaultHistoryPerPage } from '@kloak/proto/rules/group-history.ts';
import { administers } from '../../access/group.ts';
import { history } from '../../views/history.ts';
import { profilesOf } from '../../views/profiles.ts';

export const listHistory = rpc('groups', 'ListHistory', {
  access: administers,
  async run(ctx, { group, ...request }) {
    const { items, next } = await readList(listOf(ctx.view(history), { index: 'byGroup', equals: [group] }), request, defaultHistoryPerPage);
    const profileOf = await profilesOf(
      ctx,
      items.flatMap(({ by, who }) => [by, who ?? by]),
    );
    const shown = items.map(({ id, act, by, who, at }) => ({ id, act, by: profileOf(by), who: who === undefined ? undefined : profileOf(who), at }));
    return { entries: shown, next };
  },
});
