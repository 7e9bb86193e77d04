// Several changes of what is said of one thing, told as one.
import { type CommentNow, type CommentsNow, type HeartNow, type HeartsNow, maxTold, type SaidNow } from '@kloak/proto/rules/pushes/changes.ts';

/** The later ones, and of the earlier those that did not change again; nothing where they are not all known, or too many. */
function bothChanged<Now>(before: readonly Now[] | undefined, later: readonly Now[] | undefined, idOf: (one: Now) => string): readonly Now[] | undefined {
  if (!before || !later) return undefined;
  const anew = new Set(later.map(idOf));
  const changed = [...before.filter((one) => !anew.has(idOf(one))), ...later];
  return changed.length > maxTold ? undefined : changed;
}

const bothHearts = (before: HeartsNow, later: HeartsNow): HeartsNow => ({
  total: later.total,
  changed: bothChanged(before.changed, later.changed, ({ profile }: HeartNow) => profile._id),
});

/** Of a comment that changed twice it is not known whose hearts both were, unless one of them tells of none. */
function bothComments(before: CommentsNow, later: CommentsNow): CommentsNow {
  const heartsOf = new Map(before.changed?.map(({ _id, hearts = [] }) => [_id, hearts]));
  const withHearts = (comment: CommentNow): CommentNow => {
    const hearts = bothChanged(heartsOf.get(comment._id) ?? [], comment.hearts ?? [], ({ profile }) => profile._id);
    return hearts?.length === 0 ? comment : { ...comment, hearts };
  };
  const { total, threads } = later;
  return { total, threads, changed: bothChanged(before.changed, later.changed?.map(withHearts), ({ _id }) => _id) };
}

/** As the later of two tells it; where it was not read from further on, nothing that changed is named, as if it were not known. */
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
export function bothSaid(before: SaidNow, next: SaidNow, isLater: boolean): SaidNow {
  const hearts = both(before.hearts, next.hearts, isLater, bothHearts);
  const comments = both(before.comments, next.comments, isLater, bothComments);
  return { ...(hearts && { hearts }), ...(comments && { comments }) };
}

export const saysSomething = ({ hearts, comments }: SaidNow): boolean => hearts !== undefined || comments !== undefined;
