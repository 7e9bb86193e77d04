import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { formatPosition } from '@kloak/platform/wire/position.ts';
import { inbox, isUnread } from '../domain/inbox.ts';
import { readEntries } from '../views/read-entries.ts';
import { showEntries } from '../views/show-entries.ts';

export const listNotifications = rpc('notification', 'ListNotifications', {
  access: member,
  async run(ctx, request, me) {
    const [{ items, next, seen }, mark] = await Promise.all([readEntries(ctx, me, request), ctx.state(inbox.of({ member: me }))]);
    return { entries: await showEntries(ctx, items, (entry) => isUnread(mark, entry)), readTo: mark.readTo, next, seen: formatPosition(seen) };
  },
});
