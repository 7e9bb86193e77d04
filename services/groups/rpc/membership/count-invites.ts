import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { invitesOf } from '../../views/invites.ts';

export const countInvites = rpc('groups', 'CountInvites', {
  access: member,
  run: async (ctx, _request, me) => ({ count: (await invitesOf(ctx, me)).length }),
});
