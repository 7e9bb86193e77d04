// What open pages hear over their socket: what changed, and, where it is small and all who hear may see it, how it is now. They ask for the rest again.

/** The name of such a push. */
export const changePush = 'changed';

/**
 * What a page asks over its socket once it is connected: what was told in the last so many milliseconds, while it may not have heard it. The answer names the kinds of
 * things (`MissedNow`).
 */
export const missedAsk = 'missed';

/** What may change. The keys of a page's queries begin with these words, but for `groupPost`, which tells what is said about a post. */
export const changingThings = [
  'chat-settings',
  'connections',
  'conversation',
  'everybody',
  'export',
  'feed',
  'group',
  'groupPost',
  'groups',
  'item',
  'notifications',
  'plan',
  'profile',
  'rooms',
  'usage',
] as const;
export type ChangingThing = (typeof changingThings)[number];

/** A member as everybody may see them. */
export type ProfileNow = { readonly _id: string; readonly username: string; readonly image: string };

/** Whether somebody's heart is there now. */
export type HeartNow = { readonly profile: ProfileNow; readonly given: boolean };

/** The hearts of a thing: how many there are, and those that were given or taken just now; the list is to be asked for where they are not named. */
export type HeartsNow = { readonly total: number; readonly changed?: readonly HeartNow[] | undefined };

/** A comment as all see it; `hearts`: those that were given to it or taken just now. */
export type CommentNow = {
  readonly _id: string;
  readonly writer: ProfileNow;
  readonly content: string;
  readonly responseTo?: string | undefined;
  readonly createdAt: string;
  readonly replyCount: number;
  readonly heartCount: number;
  readonly edited?: true | undefined;
  readonly deleted?: true | undefined;
  readonly hearts?: readonly HeartNow[] | undefined;
};

/**
 * How many comments a thing has, and how many of them are no replies; and those that changed just now, what was replied to before its reply. The list is to be asked
 * for where they are not named.
 */
export type CommentsNow = { readonly total: number; readonly threads: number; readonly changed?: readonly CommentNow[] | undefined };

/** What is said of a thing, where the thing itself did not change. */
export type SaidNow = { readonly hearts?: HeartsNow; readonly comments?: CommentsNow };

/** Things of which it is told which one changed. */
export type NamedThing = 'item' | 'groupPost';

/**
 * `id` is the item's or the post's; on the wire it is absent when several changed, and `at` stands beside it: from which position on it is seen, sealed; and `late` where a later one
 * was told before it. `edit`: somebody
 * changed it by hand, so it is fetched at once, while what comes with each of many photographs is fetched ever less often.
 */
export type Change =
  | ({ readonly what: NamedThing; readonly id: string } & SaidNow)
  | { readonly what: Exclude<ChangingThing, NamedThing>; readonly edit?: true };

/** So many hearts, or comments, are told in one change. */
export const maxTold = 5;

/** `what` is absent where it is not known, so that everything is to be asked for again. */
export type MissedNow = { readonly what?: readonly string[] };
