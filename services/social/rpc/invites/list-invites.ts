import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { ownInvites } from '../../steps/invite-lists.ts';

export const listInvites = rpc('social', 'ListInvites', {
  access: member,
  run: async (ctx, _request, me) => ({ invites: await ownInvites(ctx, me) }),
});
