// Acts that wait for the network, as a list in the order of sending. Pure.
import type { ApiName, Body } from '@kloak/proto/api/types.ts';

/** Calls that may wait. A repeat of each with the same key changes nothing. */
export type WaitingCallName = Extract<
  ApiName,
  | `POST /api/${'image/addImage' | 'image/removeImage' | 'video/addVideo' | 'video/removeVideo' | 'comment/addComment' | 'comment/removeComment'}Reaction`
  | `POST /api/groups/${'post-reaction' | 'remove-reaction'}`
  | `POST /api/like/${'upLike' | 'unLike'}`
  | `POST /api/comment/${'saveComment' | 'updateComment'}`
  | `POST /api/${'image/updateOneImage' | 'video/updateOneVideo'}`
>;
/** `body`: that of `name`, which `sendOrKeep` enforces. */
type WaitingCall = { readonly name: WaitingCallName; readonly body: Body<WaitingCallName> };

/** Effect of an act, for pages that show it before it is sent. `of`: the button, the subject of a comment, the comment or the post. */
export type Change =
  | { readonly kind: 'press'; readonly of: string; readonly give: boolean }
  | { readonly kind: 'comment'; readonly of: string; readonly content: string; readonly responseTo: string | undefined }
  | { readonly kind: 'edit'; readonly of: string; readonly content: string }
  | { readonly kind: 'caption'; readonly of: string; readonly title: string; readonly description: string };

export type Act = {
  /** Idempotency key of the call. */
  readonly id: string;
  /** Member who acted: nobody else may send it. */
  readonly me: string;
  readonly call: WaitingCall;
  readonly change: Change;
  /** Keys of the queries to fetch once it is sent. */
  readonly staleKeys: readonly (readonly string[])[];
  /** True if it may have reached the server, whose answer was lost. */
  readonly tried?: boolean;
  /** Reason of the server's refusal, in words for people. */
  readonly refused?: string;
};
export type Acts = readonly Act[];

export const maxActs = 200;
/** Maximum size of an act as JSON, in characters: the longest caption fits, whatever its letters. */
export const maxActCharacters = 150_000;

type Added = { readonly acts: Acts; readonly fault?: 'full' | 'too-large' };

/** Appends an act. A press that takes back a waiting one removes it instead, and a newer act on the same thing replaces an older one. */
export function addAct(acts: Acts, act: Act): Added {
  const earlier = acts.find((one) => isReplacedBy(one, act));
  const others = acts.filter((one) => one !== earlier);
  if (earlier && !earlier.tried && takesBack(earlier.change, act.change)) return { acts: others };
  if (JSON.stringify(act).length > maxActCharacters) return { acts, fault: 'too-large' };
  if (others.length >= maxActs) return { acts, fault: 'full' };
  return { acts: [...others, act] };
}

/** True if the newer act says all that the older one did. Comments each stand for themselves. */
function isReplacedBy({ id, change }: Act, newer: Act): boolean {
  if (id === newer.id) return true;
  return change.kind !== 'comment' && change.kind === newer.change.kind && change.of === newer.change.of;
}

const takesBack = (older: Change, newer: Change) => older.kind === 'press' && newer.kind === 'press' && older.give !== newer.give;

/** The act to send next. */
export const nextAct = (acts: Acts): Act | undefined => acts.find(({ refused }) => refused === undefined);

export const withoutAct = (acts: Acts, id: string): Acts => acts.filter((act) => act.id !== id);

/** Marks an act before it is sent. */
export const triedAct = (acts: Acts, id: string): Acts => acts.map((act) => (act.id === id ? { ...act, tried: true } : act));

/** Keeps the text of a refused act until its writer decides. A refused press has none, so it is dropped. */
export function refuseAct(acts: Acts, id: string, reason: string): Acts {
  return acts.flatMap((act) => (act.id !== id ? act : act.change.kind === 'press' ? [] : { ...act, refused: reason }));
}

/** Sends a refused act again, after the others. */
export function retryAct(acts: Acts, id: string): Acts {
  const again = acts.filter((act) => act.id === id).map(({ refused: _, ...act }) => act);
  return [...withoutAct(acts, id), ...again];
}

/** Last waiting press of a button: true if it gives. */
export function pressIn(acts: Acts, of: string): boolean | undefined {
  const found = acts.findLast(({ change }) => change.kind === 'press' && change.of === of);
  return found?.change.kind === 'press' ? found.change.give : undefined;
}
