import { letter } from '@kloak/platform/mails/letter.ts';
import { inviteLinkDays } from '@kloak/proto/rules/people/invites.ts';

/** Mail to an invited person. */
export function inviteMessage({ inviter, link }: { inviter: string; link: string }): { subject: string; text: string; html: string } {
  return {
    subject: `${inviter} invites you to Kloak`,
    ...letter({
      title: `${inviter} invites you to Kloak`,
      above: [
        `Kloak is a private vault where families keep their photos and videos. ${inviter} would like to share with you there.`,
        `Sign up by this link: once you have confirmed your address, you and ${inviter} are connected.`,
      ],
      link: { says: 'Accept the invite', href: link },
      below: [`The link is yours alone, and valid for ${inviteLinkDays} days. If you do not know ${inviter}, you can simply leave this mail aside.`],
    }),
  };
}
