import type { Reaction } from '@kloak/platform/service.ts';
import { confirmationLetter } from '../tools/confirmation-letter.ts';
import { writeConfirmationToken } from '../tools/confirmation-token.ts';

/** ms that the link in the mail is good for. */
const validity = 7 * 24 * 60 * 60 * 1000;

/** The mail to a new member. A repeat sends the same letter again, with the same link and Message-ID. */
export const sendConfirmation: Reaction<'identity'> = {
  name: 'send-confirmation',
  source: 'identity',
  on: ['Registered'],
  async run(ctx, event) {
    // An erased member has no address any more.
    if (event.type !== 'Registered' || event.data.email === '') return;
    const { account, username, email } = event.data;
    const token = await writeConfirmationToken(ctx, account, new Date(Date.parse(event.at) + validity));
    const letter = confirmationLetter({ username, link: `${ctx.settings.url}/confirm-email/${token}` });
    await ctx.mail.send({ ...letter, to: email, cause: `${event.source}.${event.lane}.${event.seq}.${event.index}` });
  },
};
