import { reaction } from '@kloak/platform/reaction.ts';
import { confirmationMessage, linkDays } from '../tools/confirmation-message.ts';
import { writeConfirmationToken } from '../tools/confirmation-token.ts';

/** From the registration on. */
const validityMs = linkDays * 24 * 60 * 60 * 1000;

/** The mail to a new member. A repeat sends the same message again, with the same link and Message-ID. */
export const sendConfirmation = reaction({
  name: 'send-confirmation',
  from: 'start',
  on: {
    identity: {
      async Registered(ctx, event) {
        const { account, username, email } = event.data;
        // An erased member has no address any more.
        if (email === '') return;
        const token = await writeConfirmationToken(ctx, account, new Date(Date.parse(event.at) + validityMs));
        const message = confirmationMessage({ username, link: `${ctx.settings.url}/confirm-email/${token}` });
        await ctx.mail.send({ ...message, to: email, cause: `${event.source}.${event.lane}.${event.seq}.${event.index}` });
      },
    },
  },
});
