import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { ownersAmong } from '../../access/people.ts';
import { countDays } from '../../steps/count-days.ts';
import { days } from '../../views/days.ts';

export const listFamilyDays = rpc('media', 'ListFamilyDays', {
  access: member,
  run: async (ctx, { people }, viewer) => ({ days: await countDays(ctx.view(days), await ownersAmong(ctx, viewer, people), viewer) }),
});
