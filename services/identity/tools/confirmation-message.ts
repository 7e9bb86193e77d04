import { letter } from '@kloak/platform/mails/letter.ts';

/** Validity of the link in days. */
export const linkDays = 7;

/** Mail that asks a new member to confirm the address. */
export function confirmationMessage({ username, link }: { username: string; link: string }): { subject: string; text: string; html: string } {
  return {
    subject: 'Please confirm your email',
    ...letter({
      title: `Welcome to Kloak, ${username}!`,
      above: ['Your vault is ready. One last step: please confirm that this address is yours, and you can start to upload your memories.'],
      link: { says: 'Confirm my email', href: link },
      below: [`The link is valid for ${linkDays} days. If you did not sign up, you can simply leave this mail aside.`],
    }),
  };
}
