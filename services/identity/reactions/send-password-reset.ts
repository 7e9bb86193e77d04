import { reaction } from '@kloak/platform/reaction.ts';
import { account } from '../domain/account.ts';
import { passwordReset } from '../domain/password-reset.ts';
import { causeOf } from '../tools/mail-cause.ts';
import { passwordResetMessage, resetLinkHours } from '../tools/password-messages.ts';
import { writePasswordResetToken } from '../tools/password-reset-token.ts';

const validityMs = resetLinkHours * 60 * 60 * 1000;

/** The mail with the link. A repeat sends the same message again; one that a newer link came after is not sent any more. */
export const sendPasswordReset = reaction({
  name: 'send-password-reset',
  from: 'now',
  on: {
    identity: {
      async PasswordResetRequested(ctx, event) {
        const { account: id, generation } = event.data;
        const [state, requests] = await Promise.all([ctx.state(account.of(event.data)), ctx.state(passwordReset.of(event.data))]);
        // An erased member has no address any more.
        if (state.status !== 'registered' || state.email === '' || requests.generation !== generation) return;
        const token = await writePasswordResetToken(ctx, { account: id, generation, expiresAt: new Date(Date.parse(event.at) + validityMs) });
        const message = passwordResetMessage({ username: state.username, link: `${ctx.settings.url}/reset-password/${token}` });
        await ctx.mail.send({ ...message, to: state.email, cause: causeOf(event) });
      },
    },
  },
});
