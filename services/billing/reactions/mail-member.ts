import { type CardWithAddress, cards } from '@kloak/access/cards.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import type { RecordedEvent } from '@kloak/platform/event.ts';
import { causeOf } from '@kloak/platform/mails/mail-cause.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import type { Subscription } from '../domain/subscription.ts';
import {
  cancellationNotice,
  downgradeRefusedNotice,
  endedNotice,
  type Letter,
  lockedNotice,
  paymentFailedNotice,
  receipt,
  renewalNotice,
} from '../tools/letters.ts';

type MailedEvent = RecordedEvent & { data: { member: string; after: Subscription | null } };
type LetterFacts = { url: string; username: string };

/** An erased member has no address. */
async function mail(ctx: ReactionCtx, event: MailedEvent, write: (facts: LetterFacts, after: Subscription) => Letter): Promise<void> {
  const { member, after } = event.data;
  const card: CardWithAddress | undefined = await ctx.view(cards).get(member);
  if (card === undefined || card.email === '' || after === null) return;
  await ctx.mail.send({ ...write({ url: ctx.settings.url, username: card.username }, after), to: card.email, cause: causeOf(event) });
}

/** The mails of a plan. */
export const mailMember = reaction({
  name: 'mail-member',
  mails: true,
  from: 'now',
  on: {
    billing: {
      InvoicePaid: (ctx, event) => mail(ctx, event, (facts, after) => receipt(facts, { ...after, ...event.data })),
      RenewalAnnounced: (ctx, event) => mail(ctx, event, renewalNotice),
      PaymentFailed: (ctx, event) => mail(ctx, event, paymentFailedNotice),
      UploadsLocked: (ctx, event) => mail(ctx, event, lockedNotice),
      DowngradeRefused: (ctx, event) => mail(ctx, event, (facts, { plan }) => downgradeRefusedNotice(facts, { plan, refusedPlan: event.data.refusedPlan })),
      CancellationPlanned: (ctx, event) => mail(ctx, event, cancellationNotice),
      PlanEnded: (ctx, event) => mail(ctx, event, (facts) => endedNotice(facts, event.data)),
    },
  },
});
