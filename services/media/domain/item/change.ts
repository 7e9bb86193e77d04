import { aggregate } from '@kloak/platform/aggregate.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { dayMs } from '@kloak/proto/rules/durations.ts';
import type { ChangeMade__Output, MediaEvent } from '@kloak/proto/types/media.ts';

type ChangeEvent = Extract<MediaEvent, { type: 'ChangeMade' }>;
/** Empty before it is made. */
type Change = { made?: ChangeMade__Output };

/** `change:{id}` — one change of several items of a member. */
export const change = aggregate<Change, ChangeEvent, { change: string; owner: string }>({
  name: 'change',
  initial: {},
  reads: 'last',
  evolve: (_state, { data }) => ({ made: data }),
  stream: ({ change: id, owner }) => ({ id, home: owner }),
});

/** Records the change; once. */
export function makeChange(made: ChangeMade__Output) {
  return ({ made: known }: Change): ChangeEvent[] => (known ? [] : [{ type: 'ChangeMade', data: made }]);
}

/** Time in which a change can be undone. */
const undoMs = 30 * dayMs;

/** Returns a change of this owner that can be undone. Refuses: 404 `no-change`. */
export function undoableChange({ made }: Change, owner: string, now: Date): ChangeMade__Output {
  if (made?.owner !== owner || now.getTime() - Date.parse(made.madeAt) > undoMs) throw new Refusal('missing', 'no-change', 'There is no such change to undo.');
  return made;
}

/** 409: every item was changed or deleted since. */
export const changedSince = (): Refusal => new Refusal('conflict', 'changed-since', 'This was changed again since, so it cannot be undone.');
