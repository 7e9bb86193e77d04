import { reaction } from '@kloak/platform/reaction.ts';
import { mailOwner } from '../steps/mail-owner.ts';
import { passwordChangedMessage } from '../tools/password-messages.ts';

/** Mails the owner after a password change: the act may be another person's. */
export const sendPasswordChanged = reaction({
  name: 'send-password-changed',
  mails: true,
  from: 'now',
  on: {
    identity: {
      PasswordChanged: (ctx, event) =>
        mailOwner(ctx, event, ({ username }) =>
          passwordChangedMessage({ username, link: `${ctx.settings.url}/forgot-password`, byLink: event.data.session === '' }),
        ),
    },
  },
});
