// Combines several reactions to one thing into one push.
import {
  type ChangePayload,
  type CommentNow,
  type CommentsPayload,
  type HeartNow,
  type HeartsPayload,
  maxPayloadEntries,
} from '@kloak/proto/rules/pushes/changes.ts';

/** Later changes, and earlier ones of other ids; undefined if some are unknown, or too many add up. */
function bothChanged<Now>(before: readonly Now[] | undefined, later: readonly Now[] | undefined, idOf: (one: Now) => string): readonly Now[] | undefined {
  if (!before || !later) return undefined;
  const anew = new Set(later.map(idOf));
  const changed = [...before.filter((one) => !anew.has(idOf(one))), ...later];
  return changed.length > maxPayloadEntries ? undefined : changed;
}

const bothHearts = (before: HeartsPayload, later: HeartsPayload): HeartsPayload => ({
  total: later.total,
  changed: bothChanged(before.changed, later.changed, ({ profile }: HeartNow) => profile._id),
});

/** Hearts of a comment that changed twice: they are unknown if both changes have them and too many add up. */
function bothComments(before: CommentsPayload, later: CommentsPayload): CommentsPayload {
  const heartsOf = new Map(before.changed?.map(({ _id, hearts = [] }) => [_id, hearts]));
  const withHearts = (comment: CommentNow): CommentNow => {
    const hearts = bothChanged(heartsOf.get(comment._id) ?? [], comment.hearts ?? [], ({ profile }) => profile._id);
    return hearts?.length === 0 ? comment : { ...comment, hearts };
  };
  const { total, threads } = later;
  return { total, threads, changed: bothChanged(before.changed, later.changed?.map(withHearts), ({ _id }) => _id) };
}

/** State of the later one. If its position is not later, `changed` is dropped, so that pages request the list again. */
function both<Now extends { readonly changed?: unknown }>(
  before: Now | undefined,
  next: Now | undefined,
  isLater: boolean,
  join: (before: Now, later: Now) => Now,
): Now | undefined {
  if (!before || !next) return next ?? before;
  return isLater ? join(before, next) : { ...before, changed: undefined };
}

/** `isLater`: whether `next` was read from further on. */
export function mergePayloads(before: ChangePayload, next: ChangePayload, isLater: boolean): ChangePayload {
  const hearts = both(before.hearts, next.hearts, isLater, bothHearts);
  const comments = both(before.comments, next.comments, isLater, bothComments);
  return { ...(hearts && { hearts }), ...(comments && { comments }) };
}

export const hasPayload = ({ hearts, comments }: ChangePayload): boolean => hearts !== undefined || comments !== undefined;
