import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { dayOf, days, daysIdsOf } from '../views/days.ts';

export const listDays = rpc('media', 'ListDays', {
  access: member,
  async run(ctx, _request, owner) {
    const parts = await ctx.view(days).getMany(daysIdsOf(owner));
    const counts = new Map<string, number>();
    for (const day of parts.flatMap(({ shown }) => shown.map(dayOf))) counts.set(day, (counts.get(day) ?? 0) + 1);
    const newestFirst = [...counts].sort(([one], [other]) => (one < other ? 1 : -1));
    return { days: newestFirst.map(([day, count]) => ({ day, count })) };
  },
});
