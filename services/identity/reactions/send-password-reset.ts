import { reaction } from '@kloak/platform/reaction.ts';
import { passwordReset } from '../domain/password-reset.ts';
import { mailOwner } from '../steps/mail-owner.ts';
import { passwordResetMessage, resetLinkHours } from '../tools/password-messages.ts';
import { writePasswordResetToken } from '../tools/password-reset-token.ts';

const validityMs = resetLinkHours * 60 * 60 * 1000;

/** Mail with the reset link. A repeat sends the same message, unless a newer link exists. */
export const sendPasswordReset = reaction({
  name: 'send-password-reset',
  mails: true,
  from: 'now',
  on: {
    identity: {
      PasswordResetRequested: (ctx, event) =>
        mailOwner(ctx, event, async ({ id, username }) => {
          const { generation } = event.data;
          const newest = await ctx.state(passwordReset.of(event.data));
          if (newest.generation !== generation) return undefined;
          const token = await writePasswordResetToken(ctx, { account: id, generation, expiresAt: new Date(Date.parse(event.at) + validityMs) });
          return passwordResetMessage({ username, link: `${ctx.settings.url}/reset-password/${token}` });
        }),
    },
  },
});
