import { reaction } from '@kloak/platform/reaction.ts';
import { account } from '../domain/account.ts';
import { causeOf } from '../tools/mail-cause.ts';
import { passwordChangedMessage } from '../tools/password-messages.ts';

/** Tells the owner of an account that its password was changed, since it may have been somebody else. */
export const sendPasswordChanged = reaction({
  name: 'send-password-changed',
  from: 'now',
  on: {
    identity: {
      async PasswordChanged(ctx, event) {
        const state = await ctx.state(account.of(event.data));
        // An erased member has no address any more.
        if (state.status !== 'registered' || state.email === '') return;
        const message = passwordChangedMessage({ username: state.username, link: `${ctx.settings.url}/forgot-password`, byLink: event.data.session === '' });
        await ctx.mail.send({ ...message, to: state.email, cause: causeOf(event) });
      },
    },
  },
});
