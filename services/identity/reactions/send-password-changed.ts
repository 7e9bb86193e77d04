import { reaction } from '@kloak/platform/reaction.ts';
import { mailOwner } from '../steps/mail-owner.ts';
import { passwordChangedMessage } from '../tools/password-messages.ts';

/** Tells the owner of an account that its password was changed, since it may have been somebody else. */
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
