// Acts that wait for the network, in the order of sending, and what pages read of them.
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

/** The act to send next. */
export const nextAct = (acts: Acts): Act | undefined => acts.find(({ refused }) => refused === undefined);

/** Last waiting press of a button: true if it gives. */
export function pressIn(acts: Acts, of: string): boolean | undefined {
  const found = acts.findLast(({ change }) => change.kind === 'press' && change.of === of);
  return found?.change.kind === 'press' ? found.change.give : undefined;
}
