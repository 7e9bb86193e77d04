import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { hasUnread } from '../views/read-entries.ts';

export const getUnread = rpc('notification', 'GetUnread', {
  access: member,
  async run(ctx, _request, me) {
    return { unread: await hasUnread(ctx, me) };
  },
});
