import { reaction } from '@kloak/platform/reaction.ts';
import { listFirstAdmin } from '../steps/first-admin.ts';

/** Ends what confirming the address begins, where that was cut short, and in logs that are older than the list. See [Note: The first admin]. */
export const listFirstAdminLater = reaction({
  name: 'list-first-admin',
  from: 'start',
  on: { identity: { AdminGranted: (ctx, { data }) => listFirstAdmin(ctx, data.account) } },
});
