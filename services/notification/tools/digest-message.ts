import { letter } from '@kloak/platform/mails/letter.ts';
import { nameInMail } from '@kloak/platform/mails/unlinked.ts';
import { notificationWords, otherPeople, somebody } from '@kloak/proto/rules/notification-words.ts';
import { groupRoles, notificationKinds } from '@kloak/proto/rules/notifications.ts';
import type { Entry } from '@kloak/proto/types/kloak/notification/v1/Entry.ts';

/** So much is said; of more that there is. */
const maxLines = 10;

/** `Ben`, `Ben and Clara`, `Ben and 3 others`. */
function whoOf({ profiles = [], people = 1 }: Pick<Entry, 'profiles' | 'people'>): string {
  const [first = somebody, second = somebody] = profiles.map(({ username }) => nameInMail(username || somebody));
  if (people <= 1) return first;
  return people === 2 ? `${first} and ${second}` : `${first} ${otherPeople(people - 1)}`;
}

/** What a group is called; undefined where that is not known. */
type NameOf = (group: string | undefined) => string | undefined;

/** What the page says of it, but for what it looks like. */
function lineOf(entry: Entry, nameOf: NameOf): string[] {
  const kind = notificationKinds.find((one) => one === entry.kind);
  if (kind === undefined) return [];
  const role = groupRoles.find((one) => one === entry.role) ?? 'MEMBER';
  const group = nameOf(entry.group) ?? 'one of your groups';
  const thing = entry.groupPost === undefined ? 'photo or video' : `post in ${group}`;
  const words = notificationWords[kind]({ thing, count: entry.items ?? 0, group, role });
  return [entry.people === 0 ? words : `${whoOf(entry)} ${words}`];
}

/** What waits for an answer: those who ask to connect, and the groups that invite. */
export type Asked = { readonly people: Pick<Entry, 'profiles' | 'people'>; readonly groups: readonly string[] };

function linesOfAsked({ people, groups }: Asked, nameOf: NameOf): string[] {
  const count = people.people ?? 0;
  const requests = count === 0 ? [] : [`${whoOf(people)} ${count === 1 ? 'asks' : 'ask'} to connect with you.`];
  return [...requests, ...groups.map((group) => `You are invited to ${nameOf(group) ?? 'a group'}.`)];
}

/** `url` is where the vault is, `unsubscribe` where the mails are ended. */
type Links = { url: string; unsubscribe: string };

/** What a member is told: what waits for an answer first, as on the page. */
export type News = { readonly asked: Asked; readonly entries: readonly Entry[]; readonly nameOf: NameOf };

/** The mail that tells a member what is new. */
export function digestMessage({ asked, entries, nameOf: groupName }: News, { url, unsubscribe }: Links) {
  const nameOf: NameOf = (group) => {
    const name = groupName(group);
    return name === undefined ? undefined : nameInMail(name);
  };
  const lines = [...linesOfAsked(asked, nameOf), ...entries.flatMap((entry) => lineOf(entry, nameOf))];
  return {
    subject: 'What’s new in your family’s vault',
    ...letter({
      title: 'What’s new',
      above: [...lines.slice(0, maxLines), ...(lines.length > maxLines ? ['And there is more.'] : [])],
      link: { says: 'See what’s new', href: `${url}/notification` },
      below: ['You choose how often you get this mail in the settings of your notifications.', { says: 'No more of these mails:', href: unsubscribe }],
    }),
  };
}
