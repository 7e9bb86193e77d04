import { reaction } from '@kloak/platform/reaction.ts';
import { listFirstAdmin } from '../steps/first-admin.ts';

/** Completes the work of confirming the admin's address after an interruption, and for logs older than the list. See [Note: The first admin]. */
export const listFirstAdminLater = reaction({
  name: 'list-first-admin',
  from: 'start',
  on: { identity: { AdminGranted: (ctx, { data }) => listFirstAdmin(ctx, data.account) } },
});
