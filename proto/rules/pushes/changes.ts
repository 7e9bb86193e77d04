// Pushes about changes to open pages. Small changes that all receivers may see carry the new state; for others the page requests it again.

/** Name of such a push. */
export const changePush = 'changed';

/**
 * Request of a page over its socket after it connects: changes of the last milliseconds, which it may have missed. The answer names the kinds of things
 * (`MissedNow`).
 */
export const missedRequest = 'missed';

/** Kinds of things that may change. Query keys of the page begin with these words, except `groupPost`, which stands for reactions to a post. */
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

/** Present state of one member's heart. */
export type HeartNow = { readonly profile: ProfileNow; readonly given: boolean };

/** Hearts of a thing: their number, and those that were just given or taken back. Without `changed` the page requests the list again. */
export type HeartsPayload = { readonly total: number; readonly changed?: readonly HeartNow[] | undefined };

/** A comment in its form for all readers; `hearts`: those that were just given or taken back. */
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
 * Comments of a thing: `total` counts all, `threads` those that are no replies. `changed` lists the changed ones, a comment before its reply; without it
 * the page requests the list again.
 */
export type CommentsPayload = { readonly total: number; readonly threads: number; readonly changed?: readonly CommentNow[] | undefined };

/** Reactions to a thing that did not change itself. */
export type ChangePayload = { readonly hearts?: HeartsPayload; readonly comments?: CommentsPayload };

/** Things whose pushes contain the id of the changed one. */
export type NamedThing = 'item' | 'groupPost';

/**
 * `id` is the item's or the post's. On the wire it is absent if several changed. The wire adds `at`, the sealed position from which the change is
 * visible, and `late` if a later change was pushed before it. `edit`: a person made the change, so the page fetches at once; changes that come with many
 * photographs are fetched ever less often.
 */
export type Change =
  | ({ readonly what: NamedThing; readonly id: string } & ChangePayload)
  | { readonly what: Exclude<ChangingThing, NamedThing>; readonly edit?: true };

/** Maximum hearts, or comments, in one change. */
export const maxPayloadEntries = 5;

/** `what` is absent if unknown: then the page requests everything again. */
export type MissedNow = { readonly what?: readonly string[] };
