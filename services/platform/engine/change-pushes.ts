import { type Change, type ChangingThing, changePush, type SaidNow } from '@kloak/proto/rules/changes.ts';
import type { Platform } from '../ports/platform.ts';
import { covers, emptyPosition, formatPosition, mergePositions, type Position } from '../wire/position.ts';
import { bothSaid, saysSomething } from './said-parts.ts';

export type ChangePushes = {
  /** `position`: from where on they see it. */
  add(members: readonly string[], changes: readonly Change[], position: Position): void;
  isEmpty(): boolean;
  /** Sends what waits, now. */
  flush(): void;
};

/** Of one kind of thing, to one member. `said`: what is said of the one that changed; nothing where it changed itself. */
type PendingChange = { ids: readonly string[]; said: SaidNow; edit: boolean; position: Position };

/** Several are told as one change, of none in particular. */
const isOne = (ids: readonly string[]) => ids.length === 1;

/** Keeps changes for `gatherMs` and then tells each once, so that a batch is one push. What waits is lost with its process. Noted for pages that are away for a moment. */
export function gatherChanges(platform: Pick<Platform, 'live'>, gatherMs: number): ChangePushes {
  const waiting = new Map<string, Map<ChangingThing, PendingChange>>();
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const [member, things] of waiting) {
      platform.live.note(member, [...things.keys()]);
      for (const [what, { ids, said, edit, position }] of things)
        platform.live.push(member, changePush, { what, ...(isOne(ids) ? { id: ids[0], ...said } : {}), ...(edit && { edit }), at: formatPosition(position) });
    }
    waiting.clear();
  };

  return {
    add(members, changes, position) {
      for (const member of members) {
        const things = waiting.get(member) ?? new Map<ChangingThing, PendingChange>();
        waiting.set(member, things);
        for (const change of changes) things.set(change.what, withChange(things.get(change.what), change, position));
      }
      if (waiting.size > 0) timer ??= setTimeout(flush, gatherMs);
    },
    isEmpty: () => waiting.size === 0,
    flush,
  };
}

/** Of more than two it need not be known which. */
function withChange(pending: PendingChange | undefined, change: Change, at: Position): PendingChange {
  const { ids, edit, position } = pending ?? { ids: [], edit: false, position: emptyPosition };
  const more = 'id' in change ? [...new Set([...ids, change.id])].slice(0, 2) : ids;
  return { ids: more, said: saidWith(pending, change, at), edit: edit || ('edit' in change && change.edit === true), position: mergePositions(position, at) };
}

/** What is known to be said of a thing; nothing once it changed itself. */
function saidWith(pending: PendingChange | undefined, change: Change, at: Position): SaidNow {
  if (!('id' in change) || !saysSomething(change)) return {};
  const { what: _, id: __, ...said } = change;
  if (pending === undefined) return said;
  return saysSomething(pending.said) ? bothSaid(pending.said, said, !covers(pending.position, at)) : {};
}
