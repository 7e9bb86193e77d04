import { letter } from '@kloak/platform/mails/letter.ts';

type MailContent = { subject: string; text: string; html: string };

const dayOf = (iso: string) => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));

/** `at`: ISO 8601 UTC; `link`: page to keep the account. */
export function deletionPlannedMessage({ username, at, link }: { username: string; at: string; link: string }): MailContent {
  return {
    subject: `Your account will be deleted on ${dayOf(at)}`,
    ...letter({
      title: `Your account will be deleted on ${dayOf(at)}, ${username}`,
      above: [
        'You asked to have your Kloak account deleted. Until that day all stays as it is, and you can change your mind: sign in and choose "Keep my account".',
        'On that day your photos, videos, albums, messages and comments are deleted for ever. If you want to have them, download them before.',
      ],
      link: { says: 'Keep my account', href: link },
      below: ['If it was not you, somebody else knows your password: keep the account, and change its password.'],
    }),
  };
}

/** `link`: page to choose another password. */
export function deletionWithdrawnMessage({ username, link }: { username: string; link: string }): MailContent {
  return {
    subject: 'Your account stays',
    ...letter({
      title: `Your account stays, ${username}`,
      above: ['You have kept your Kloak account: it will not be deleted.', 'If it was not you, somebody else uses your account: change its password.'],
      link: { says: 'Change password', href: link },
      below: [],
    }),
  };
}

/** `url`: of the vault. */
export function accountDeletedMessage({ username, url }: { username: string; url: string }): MailContent {
  return {
    subject: 'Your account has been deleted',
    ...letter({
      title: `Goodbye, ${username}`,
      above: [
        'Your Kloak account has been deleted, and all that you kept in it is erased. Nobody can sign in to it any more, and nothing more will be charged.',
      ],
      link: { says: 'Open Kloak', href: url },
      below: ['This is the last mail of your account. If you come back, your address and your name may be yours again, where nobody else has taken them.'],
    }),
  };
}
