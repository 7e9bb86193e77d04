import { setImmediate as turn } from 'node:timers/promises';
import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { dayOf, days, daysIdsOf } from '../../views/days.ts';

/** Parts of a vault per turn of the event loop: some milliseconds with 50,000 posts. Other calls run in between. */
const partsAtOnce = 16;

export const listDays = rpc('media', 'ListDays', {
  access: member,
  async run(ctx, _request, owner) {
    const ids = daysIdsOf(owner);
    const counts = new Map<string, number>();
    for (let from = 0; from < ids.length; from += partsAtOnce) {
      const parts = await ctx.view(days).getMany(ids.slice(from, from + partsAtOnce));
      for (const { shown } of parts) for (const entry of shown) counts.set(dayOf(entry), (counts.get(dayOf(entry)) ?? 0) + 1);
      await turn();
    }
    const newestFirst = [...counts].sort(([one], [other]) => (one < other ? 1 : -1));
    return { days: newestFirst.map(([day, count]) => ({ day, count })) };
  },
});
