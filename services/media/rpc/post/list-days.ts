import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { countDays } from '../../steps/count-days.ts';
import { days } from '../../views/days.ts';

export const listDays = rpc('media', 'ListDays', {
  access: member,
  run: async (ctx, _request, owner) => ({ days: await countDays(ctx.view(days), [owner], owner) }),
});
