import { type LetterLine, letter } from '@kloak/platform/mails/letter.ts';
import { nameInMail } from '@kloak/platform/mails/without-links.ts';
import type { InlinePicture } from '@kloak/platform/ports/mail.ts';
import { groupPath, hashOfRoom, hashOfTarget, itemPath } from '@kloak/proto/rules/files/thing-paths.ts';
import { notificationWords, otherPeople, somebody } from '@kloak/proto/rules/notification-words.ts';
import { groupRoles, type NotificationKind, notificationKinds } from '@kloak/proto/rules/notifications.ts';
import { oneLine } from '@kloak/proto/rules/text/one-line.ts';
import type { Entry } from '@kloak/proto/types/notification.ts';

/** Maximum lines of a mail; the rest is counted. */
export const maxLines = 10;

/** `Ben`, `Ben and Clara`, `Ben and 3 others`. */
function whoOf({ profiles = [], people = 1 }: Pick<Entry, 'profiles' | 'people'>): string {
  const [first = somebody, second = somebody] = profiles.map(({ username }) => nameInMail(username || somebody));
  if (people <= 1) return first;
  return people === 2 ? `${first} and ${second}` : `${first} ${otherPeople(people - 1)}`;
}

/** Name of a group; `undefined` if unknown. */
export type NameOf = (group: string | undefined) => string | undefined;

/** Picture in a mail, with its display size. */
export type MailPicture = InlinePicture & { widthPx: number; heightPx: number };

/** Content beside the entries of a mail: quotes by comment, pictures by item. */
export type EntryContext = {
  readonly nameOf: NameOf;
  readonly words: ReadonlyMap<string, string>;
  readonly pictures: ReadonlyMap<string, MailPicture>;
  readonly isVideo: (item: string) => boolean;
};

/** Maximum length of a quote; the link leads to the rest. */
const maxQuotedCharacters = 200;

const quotes: readonly NotificationKind[] = ['COMMENTS', 'REPLIES', 'COMMENT_MENTIONS'];

function quoteOf({ kind, comment }: Entry, { words }: EntryContext): string | undefined {
  const said = oneLine((quotes.some((one) => one === kind) && comment !== undefined && words.get(comment)) || '');
  const signs = [...said];
  if (signs.length <= maxQuotedCharacters) return said || undefined;
  return `${signs.slice(0, maxQuotedCharacters).join('').trimEnd()}…`;
}

/** Path of the page that an entry links to; `undefined` if there is none. */
export function pathOf({ item, group, groupPost, comment, room }: Entry, { isVideo }: Pick<EntryContext, 'isVideo'>): string | undefined {
  if (room !== undefined) return `/home${hashOfRoom(room)}`;
  if (item !== undefined) return `${itemPath(isVideo(item) ? 'video' : 'image', item)}${hashOfTarget({ comment })}`;
  return group === undefined ? undefined : `${groupPath(group)}${hashOfTarget({ post: groupPost, comment })}`;
}

/** Entry with its content for a mail. */
function toldOf(entry: Entry, beside: EntryContext, url: string): LetterLine[] {
  const { item } = entry;
  const path = pathOf(entry, beside);
  const picture = item === undefined ? undefined : beside.pictures.get(item);
  return lineOf(entry, beside.nameOf).map((says) => ({
    says,
    quote: quoteOf(entry, beside),
    link: path === undefined ? undefined : { says: 'Open it', href: `${url}${path}` },
    picture,
  }));
}

/** Text of an entry, the same as on the page. */
export function lineOf(entry: Entry, nameOf: NameOf): string[] {
  const kind = notificationKinds.find((one) => one === entry.kind);
  if (kind === undefined) return [];
  const role = groupRoles.find((one) => one === entry.role) ?? 'MEMBER';
  const group = nameOf(entry.group) ?? 'one of your groups';
  const thing = entry.groupPost === undefined ? 'photo or video' : `post in ${group}`;
  const words = notificationWords[kind]({ thing, count: entry.items ?? 0, group, role });
  return [entry.people === 0 ? words : `${whoOf(entry)} ${words}`];
}

/** Unanswered requests: people who ask to connect, and groups that invite. */
export type OpenRequests = { readonly people: Pick<Entry, 'profiles' | 'people'>; readonly groups: readonly string[] };

export function requestLines({ people, groups }: OpenRequests, nameOf: NameOf): string[] {
  const count = people.people ?? 0;
  const requests = count === 0 ? [] : [`${whoOf(people)} ${count === 1 ? 'asks' : 'ask'} to connect with you.`];
  return [...requests, ...groups.map((group) => `You are invited to ${nameOf(group) ?? 'a group'}.`)];
}

/** `url`: address of the vault; `unsubscribe`: link that ends the mails. */
type Links = { url: string; unsubscribe: string };

/** Content of a mail: unanswered requests first, as on the page. */
export type News = EntryContext & { readonly asked: OpenRequests; readonly entries: readonly Entry[] };

/** Digest mail. */
export function digestMessage({ asked, entries, nameOf: groupName, ...beside }: News, { url, unsubscribe }: Links) {
  const nameOf: NameOf = (group) => {
    const name = groupName(group);
    return name === undefined ? undefined : nameInMail(name);
  };
  const lines = [...requestLines(asked, nameOf), ...entries.flatMap((entry) => toldOf(entry, { ...beside, nameOf }, url))];
  const shown = lines.slice(0, maxLines);
  const shownIds = new Set(shown.flatMap((line) => (typeof line === 'string' ? [] : (line.picture?.id ?? []))));
  return {
    subject: 'What’s new in your family’s vault',
    ...letter({
      title: 'What’s new',
      above: [...shown, ...(lines.length > maxLines ? ['And there is more.'] : [])],
      link: { says: 'See what’s new', href: `${url}/notification` },
      below: [
        'You choose how often you get this mail in the settings of your notifications.',
        { says: 'No more of these mails:', word: 'Unsubscribe', href: unsubscribe },
      ],
    }),
    pictures: [...beside.pictures.values()].filter(({ id }) => shownIds.has(id)).map(({ id, type, bytes }) => ({ id, type, bytes })),
  };
}
