import { causeOf } from '@kloak/platform/mails/mail-cause.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { account } from '../domain/account.ts';
import { mailOwner } from '../steps/mail-owner.ts';
import { accountDeletedMessage, deletionPlannedMessage, deletionWithdrawnMessage } from '../tools/deletion-messages.ts';

/** Mails the owner when deletion of the account is requested, revoked or done: the request may have come from somebody else. */
export const sendDeletion = reaction({
  name: 'send-deletion',
  mails: true,
  from: 'now',
  on: {
    identity: {
      DeletionAsked: (ctx, event) =>
        mailOwner(ctx, event, ({ username }) => deletionPlannedMessage({ username, at: event.data.deletesAt, link: `${ctx.settings.url}/settings` })),
      DeletionWithdrawn: (ctx, event) =>
        mailOwner(ctx, event, ({ username }) => deletionWithdrawnMessage({ username, link: `${ctx.settings.url}/change-password` })),
      async AccountDeleted(ctx, event) {
        const gone = await ctx.state(account.of(event.data));
        if (!event.data.asked || gone.status !== 'deleted' || gone.email === '') return;
        await ctx.mail.send({ ...accountDeletedMessage({ ...gone, url: ctx.settings.url }), to: gone.email, cause: causeOf(event) });
      },
    },
  },
});
