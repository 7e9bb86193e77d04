import type { ReactionCtx } from '@kloak/platform/context.ts';
import type { RecordedEvent } from '@kloak/platform/event.ts';
import { causeOf } from '@kloak/platform/mails/mail-cause.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { dayMs } from '@kloak/proto/rules/durations.ts';
import { account } from '../domain/account.ts';
import { registrationMails, requestRegistrationMail } from '../domain/registration-mails.ts';
import { confirmationMessage, linkDays } from '../tools/confirmation-message.ts';
import { writeConfirmationToken } from '../tools/confirmation-token.ts';

/** Counted from the event that asked for the mail. */
const validityMs = linkDays * dayMs;

type Addressee = { account: string; username: string; email: string };

async function send(ctx: ReactionCtx, event: RecordedEvent, { account: id, username, email }: Addressee): Promise<void> {
  // An erased member has no address any more.
  if (email === '') return;
  const token = await writeConfirmationToken(ctx, id, new Date(Date.parse(event.at) + validityMs));
  const message = confirmationMessage({ username, link: `${ctx.settings.url}/confirm-email/${token}` });
  await ctx.mail.send({ ...message, to: email, cause: causeOf(event) });
}

/** Mails for new members, and repeated ones on request. A repeat sends the same message, with the same link and Message-ID. */
export const sendConfirmation = reaction({
  name: 'send-confirmation',
  mails: true,
  from: 'start',
  on: {
    identity: {
      // A mail above the limit is retried later, and does not block the registration.
      async Registered(ctx, event) {
        const { email } = event.data;
        if (email === '') return;
        await ctx.decide(registrationMails.of({ address: email }), requestRegistrationMail(ctx.now()));
        await send(ctx, event, event.data);
      },
      async ConfirmationRequested(ctx, event) {
        const state = await ctx.state(account.of(event.data));
        if (state.status === 'registered' && !state.verified) await send(ctx, event, { ...state, account: state.id });
      },
    },
  },
});
