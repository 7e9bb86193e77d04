import { letter } from '@kloak/platform/mails/letter.ts';

type MailContent = { subject: string; text: string; html: string };
/** User names of the account and of the acting admin; `by` is empty if none acted, or on oneself. `link`: page to change the password. */
type Names = { who: string; by?: string; link: string };

const changeIt = (link: string) => ({ says: 'Change password', href: link });

/** Mail about new admin rights. */
export function adminMessage({ who, by = '', link }: Names): MailContent {
  return {
    subject: 'You are an admin now',
    ...letter({
      title: `You are an admin now, ${who}`,
      above: [
        by === '' ? 'Your Kloak account has been given the rights of an admin.' : `${by} has given your Kloak account the rights of an admin.`,
        'If you did not expect this, somebody may use your account: change its password, and tell whoever keeps this vault.',
      ],
      link: changeIt(link),
      below: [],
    }),
  };
}

/** Mail to the acting admin. */
export function adminMadeMessage({ who, by = '', link }: Names): MailContent {
  return {
    subject: 'You made somebody an admin',
    ...letter({
      title: `You made ${who} an admin, ${by}`,
      above: ['If it was not you, somebody uses your account: change its password, and take the rights back.'],
      link: changeIt(link),
      below: [],
    }),
  };
}

/** The notice that an account may do so no more. */
export function adminRevokedMessage({ who, by = '', link }: Names): MailContent {
  return {
    subject: 'You are no admin any more',
    ...letter({
      title: `You are no admin any more, ${who}`,
      above: [
        by === '' ? 'You have given up the rights of an admin.' : `${by} has taken back the rights of an admin from your Kloak account.`,
        'If you did not expect this, somebody may use your account: change its password, and tell whoever keeps this vault.',
      ],
      link: changeIt(link),
      below: [],
    }),
  };
}

/** Mail to the acting admin. */
export function adminTakenMessage({ who, by = '', link }: Names): MailContent {
  return {
    subject: 'You took back the rights of an admin',
    ...letter({
      title: `You took back the rights of an admin, ${by}`,
      above: [`${who} is no admin any more.`, 'If it was not you, somebody uses your account: change its password.'],
      link: changeIt(link),
      below: [],
    }),
  };
}
