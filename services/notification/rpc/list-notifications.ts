import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { inbox } from '../domain/inbox.ts';
import { readEntries } from '../views/read-entries.ts';
import { showEntries } from '../views/show-entries.ts';

export const listNotifications = rpc('notification', 'ListNotifications', {
  access: member,
  async run(ctx, request, me) {
    const [{ items, next }, { readTo }] = await Promise.all([readEntries(ctx, me, request), ctx.state(inbox.of({ member: me }))]);
    return { entries: await showEntries(ctx, items), readTo, next };
  },
});
