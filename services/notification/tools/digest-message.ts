import { letter } from '@kloak/platform/mails/letter.ts';
import { notificationWords, otherPeople, somebody } from '@kloak/proto/rules/notification-words.ts';
import { groupRoles, notificationKinds } from '@kloak/proto/rules/notifications.ts';
import type { Entry } from '@kloak/proto/types/kloak/notification/v1/Entry.ts';

/** So much is said; of more that there is. */
const maxLines = 10;

/** `Ben`, `Ben and Clara`, `Ben and 3 others`. */
function whoOf({ profiles = [], people = 1 }: Entry): string {
  const [first = somebody, second = somebody] = profiles.map(({ username }) => username || somebody);
  if (people <= 1) return first;
  return people === 2 ? `${first} and ${second}` : `${first} ${otherPeople(people - 1)}`;
}

/** What the page says of it, but for what it is called and looks like. */
function lineOf(entry: Entry): string[] {
  const kind = notificationKinds.find((one) => one === entry.kind);
  if (kind === undefined) return [];
  const role = groupRoles.find((one) => one === entry.role) ?? 'MEMBER';
  const group = 'one of your groups';
  const thing = entry.groupPost === undefined ? 'photo or video' : `post in ${group}`;
  const words = notificationWords[kind]({ thing, count: entry.items ?? 0, group, role });
  return [entry.people === 0 ? words : `${whoOf(entry)} ${words}`];
}

/** `url` is where the vault is, `unsubscribe` where the mails are ended. */
type Links = { url: string; unsubscribe: string };

/** The mail that tells a member what is new; `more` than there is room for. */
export function digestMessage(entries: readonly Entry[], { url, unsubscribe }: Links) {
  const lines = entries.flatMap(lineOf);
  return {
    subject: 'What’s new in your family’s vault',
    ...letter({
      title: 'What’s new',
      above: [...lines.slice(0, maxLines), ...(lines.length > maxLines ? ['And there is more.'] : [])],
      link: { says: 'See what’s new', href: `${url}/notification` },
      below: [`You choose how often you get this mail in the settings of your notifications. No more of these mails: ${unsubscribe}`],
    }),
  };
}
