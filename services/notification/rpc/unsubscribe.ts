import { anyone } from '@kloak/access/rules.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { badUnsubscribeLink } from '@kloak/proto/rules/notification-mails.ts';
import { endMails, settings } from '../domain/settings.ts';
import { readUnsubscribeToken } from '../tools/unsubscribe-token.ts';

export const unsubscribe = rpc('notification', 'Unsubscribe', {
  access: anyone,
  async run(ctx, { token }) {
    const member = await readUnsubscribeToken(ctx, token);
    if (member === undefined) throw refusalOf(badUnsubscribeLink);
    await ctx.asGuest(member).decide(settings.of({ member }), endMails(member));
    return {};
  },
});
