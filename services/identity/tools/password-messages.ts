import { letter } from '@kloak/platform/mails/letter.ts';

/** Validity of the link in hours. */
export const resetLinkHours = 24;

/** The mail with the link that lets its reader choose a new password. */
export function passwordResetMessage({ username, link }: { username: string; link: string }): { subject: string; text: string; html: string } {
  return {
    subject: 'Reset your password',
    ...letter({
      title: `A new password for ${username}`,
      above: ['Somebody asked for a new password of your Kloak account. If it was you, choose it here.'],
      link: { says: 'Reset Password', href: link },
      below: [
        `The link is valid for ${resetLinkHours} hours and works once. A newer link ends it.`,
        'If it was not you, you can simply leave this mail aside: your password stays as it is.',
      ],
    }),
  };
}

/** `link`: page to request another password; `byLink`: changed by a mailed link, else in a session. */
type PasswordChange = { username: string; link: string; byLink: boolean };

/** The notice that the password was changed. */
export function passwordChangedMessage({ username, link, byLink }: PasswordChange): { subject: string; text: string; html: string } {
  return {
    subject: 'Your password was changed',
    ...letter({
      title: `Your password was changed, ${username}`,
      above: [
        ...(byLink
          ? [
              'The password of your Kloak account was replaced with the link that we mailed to you, and every device was signed out. Please sign in again.',
              'If it was not you, somebody else can read your mails: make your mailbox safe first, then ask for a new password here.',
            ]
          : [
              'The password of your Kloak account was changed on one of your devices, and every other device was signed out.',
              'If it was not you, somebody else knew your password: ask for a new one here.',
            ]),
      ],
      link: { says: 'Reset Password', href: link },
      below: [],
    }),
  };
}
