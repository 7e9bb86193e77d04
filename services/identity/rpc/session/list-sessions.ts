import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { isInactive } from '../../domain/session.ts';
import { type SessionDoc, sessions } from '../../views/sessions.ts';

const maxListed = 100;

export const listSessions = rpc('identity', 'ListSessions', {
  access: member,
  async run(ctx, _request, account) {
    const { items } = await ctx.view(sessions).page({ index: 'ofAccount', equals: [account], limit: maxListed });
    const counted = new Map((await ctx.rotations.getMany(items.map(({ id }) => id))).map(({ id, at }) => [id, at]));
    const seen = items.map((doc) => ({ ...doc, lastSeen: counted.get(doc.id) ?? doc.lastSeen }));
    const now = ctx.now();
    const isOpen = ({ expiresAt, lastSeen }: SessionDoc) => expiresAt > now.toISOString() && !isInactive(lastSeen, now, ctx.settings.sessionIdleMs);
    const open = seen.filter(isOpen).sort((one, other) => Date.parse(other.lastSeen) - Date.parse(one.lastSeen));
    return {
      sessions: open.map(({ id, device, lastSeen, createdAt }) => ({ id, device, lastSeen, createdAt, current: id === ctx.caller.session })),
    };
  },
});
