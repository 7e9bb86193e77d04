// Mails to members about their exports.
import { letter } from '@kloak/platform/mails/letter.ts';
import { exportDays } from '@kloak/proto/rules/files/exports.ts';

type ExportLetter = { subject: string; text: string; html: string };
/** `url` of the vault. */
type LetterFacts = { url: string; username: string };

const settingsOf = ({ url }: LetterFacts, says: string) => ({ says, href: `${url}/settings` });

export function exportReady(facts: LetterFacts): ExportLetter {
  return {
    subject: 'Everything you have in Kloak is ready',
    ...letter({
      title: `Your archive is ready, ${facts.username}`,
      above: [
        `Everything that you asked for can be downloaded for ${exportDays} days: your photos and videos as you uploaded them, with what was said of them, your connections, groups and messages. It opens in a browser, without us.`,
      ],
      link: settingsOf(facts, 'Download it'),
      below: ['Only you can download it, once you are signed in. If you did not ask for it, change your password.'],
    }),
  };
}

export function exportFailed(facts: LetterFacts): ExportLetter {
  return {
    subject: 'Your Kloak archive could not be made',
    ...letter({
      title: 'Your archive could not be made',
      above: ['We tried several times to prepare everything that you asked for, and could not. Nothing of yours is lost. Please ask for it again.'],
      link: settingsOf(facts, 'Ask again'),
      below: [],
    }),
  };
}
