// Mails to members about their plan.
import { letter } from '@kloak/platform/mails/letter.ts';
import { maxDueDays, planOf } from '@kloak/proto/rules/plans.ts';

export type Letter = { subject: string; text: string; html: string };
/** `url` of the vault; times are ISO 8601 UTC. */
type LetterFacts = { url: string; username: string };

const keptAsItIs = 'Nothing is deleted: your photos and videos can be viewed, shared and downloaded as before.';
const ownPage = ({ url }: LetterFacts) => ({ says: 'See your plan', href: `${url}/subscription` });
const dayOf = (iso: string) => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

export function receipt(facts: LetterFacts, { plan, cents, periodEnd, invoice }: { plan: string; cents: number; periodEnd: string; invoice: string }): Letter {
  return {
    subject: `Your receipt from Kloak: ${dollars(cents)}`,
    ...letter({
      title: `Thank you, ${facts.username}`,
      above: [`We received ${dollars(cents)} for your plan ${planOf(plan).name}. It is paid until ${dayOf(periodEnd)}.`],
      link: ownPage(facts),
      below: [`Invoice ${invoice}`],
    }),
  };
}

export function renewalNotice(facts: LetterFacts, { plan, periodEnd }: { plan: string; periodEnd: string }): Letter {
  const { name, cents } = planOf(plan);
  return {
    subject: 'Your Kloak plan renews soon',
    ...letter({
      title: `Your plan renews on ${dayOf(periodEnd)}`,
      above: [
        `Your plan ${name} goes on for another month on ${dayOf(periodEnd)}, and ${dollars(cents)} will be charged. You can change or cancel it until then.`,
      ],
      link: ownPage(facts),
      below: [],
    }),
  };
}

export function paymentFailedNotice(facts: LetterFacts, { plan }: { plan: string }): Letter {
  return {
    subject: 'Your payment for Kloak did not go through',
    ...letter({
      title: 'Your card could not be charged',
      above: [
        `The payment for your plan ${planOf(plan).name} did not go through. Please change your card: we try again in some days.`,
        `After ${maxDueDays} days without a payment nothing can be uploaded any more. ${keptAsItIs}`,
      ],
      link: ownPage(facts),
      below: [],
    }),
  };
}

export function lockedNotice(facts: LetterFacts): Letter {
  return {
    subject: 'Uploads to your Kloak are paused',
    ...letter({
      title: 'Uploads are paused',
      above: [`A payment has been due for ${maxDueDays} days, so nothing can be uploaded until it is paid. ${keptAsItIs}`],
      link: ownPage(facts),
      below: [],
    }),
  };
}

export function downgradeRefusedNotice(facts: LetterFacts, { plan, refusedPlan }: { plan: string; refusedPlan: string }): Letter {
  return {
    subject: 'Your Kloak plan stays as it is',
    ...letter({
      title: `Your plan ${planOf(plan).name} stays`,
      above: [
        `You asked for the plan ${planOf(refusedPlan).name} from now on, but what you keep here does not fit into it. So your plan stays as it is, and goes on at its price.`,
        'When you have freed enough space, you can choose the smaller plan again.',
      ],
      link: ownPage(facts),
      below: [],
    }),
  };
}

export function cancellationNotice(
  facts: LetterFacts,
  { plan, periodEnd, endsAt = periodEnd }: { plan: string; periodEnd: string; endsAt?: string | undefined },
): Letter {
  const day = dayOf(endsAt);
  return {
    subject: 'Your Kloak plan will end',
    ...letter({
      title: `Your plan ends on ${day}`,
      above: [`You cancelled your plan ${planOf(plan).name}. It stays until ${day}, and until then you can change your mind. ${keptAsItIs}`],
      link: ownPage(facts),
      below: [],
    }),
  };
}

export function endedNotice(facts: LetterFacts, { planBefore }: { planBefore: string }): Letter {
  return {
    subject: 'You are on the Free Plan now',
    ...letter({
      title: 'You are on the Free Plan now',
      above: [`Your plan ${planOf(planBefore).name} has ended. ${keptAsItIs} Where you keep more than the Free Plan holds, nothing more can be uploaded.`],
      link: ownPage(facts),
      below: [],
    }),
  };
}
