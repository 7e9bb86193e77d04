import { letter } from './letter.ts';

/** The notice that an account may now do what an admin may. `link` leads to where its password is changed. */
export function adminMessage({ username, link }: { username: string; link: string }): { subject: string; text: string; html: string } {
  return {
    subject: 'You are an admin now',
    ...letter({
      title: `You are an admin now, ${username}`,
      above: [
        'Your Kloak account has been given the rights of an admin.',
        'If you did not expect this, somebody may use your account: change its password, and tell whoever keeps this vault.',
      ],
      link: { says: 'Change password', href: link },
      below: [],
    }),
  };
}
