// Several changes of one item, told as one.
import { type HeartsNow, type ItemParts, maxHeartsTold } from '@kloak/proto/rules/changes.ts';

/** Hearts as the later of two tell them, and of both whose they were. */
function bothHearts(before: HeartsNow, later: HeartsNow): HeartsNow {
  if (!before.changed || !later.changed) return { total: later.total };
  const isAnew = (who: string) => later.changed?.some(({ profile }) => profile._id === who);
  const changed = [...before.changed.filter(({ profile }) => !isAnew(profile._id)), ...later.changed];
  return changed.length > maxHeartsTold ? { total: later.total } : { total: later.total, changed };
}

/** `isLater`: whether `next` was read from further on; what was not is as good as unknown, so that nobody is named. */
export function bothParts(before: ItemParts, next: ItemParts, isLater: boolean): ItemParts {
  const hearts =
    before.hearts && next.hearts ? (isLater ? bothHearts(before.hearts, next.hearts) : { total: before.hearts.total }) : (next.hearts ?? before.hearts);
  const comments = isLater ? (next.comments ?? before.comments) : (before.comments ?? next.comments);
  return { ...(hearts && { hearts }), ...(comments && { comments }) };
}

export const hasParts = ({ hearts, comments }: ItemParts): boolean => hearts !== undefined || comments !== undefined;
