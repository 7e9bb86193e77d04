import { reaction } from '@kloak/platform/reaction.ts';
import { account } from '../domain/account.ts';
import { adminMessage } from '../tools/admin-message.ts';
import { causeOf } from '../tools/mail-cause.ts';

/** Tells the owner of an account of its new rights, since it may have been somebody else who asked for them. */
export const sendAdminGranted = reaction({
  name: 'send-admin-granted',
  from: 'now',
  on: {
    identity: {
      async AdminGranted(ctx, event) {
        const state = await ctx.state(account.of(event.data));
        // An erased member has no address any more.
        if (state.status !== 'registered' || state.email === '') return;
        const message = adminMessage({ username: state.username, link: `${ctx.settings.url}/change-password` });
        await ctx.mail.send({ ...message, to: state.email, cause: causeOf(event) });
      },
    },
  },
});
