import { isLive } from '@kloak/access/policy.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { noGroup, notGroupOwner, wrongGroupName } from '@kloak/proto/rules/groups.ts';
import { type Photo, removeBanner, requestBanner } from './banner.ts';
import { briefEventData, checkIsAdmin, checkOwns, fullEventData, type Group, type GroupEvent } from './group.ts';

/** Changed fields; others stay. `banner`: id and image of a new banner, or `none`. */
export type GroupDetails = { name?: string | undefined; description?: string | undefined; hidden?: boolean | undefined; banner?: NewBanner | undefined };
type NewBanner = ({ id: string } & Photo) | 'none';

/** Changes details of a group. Refuses: 403 `not-group-admin`; `not-group-owner` for a change of visibility by another admin; 404 `no-group`. */
export function changeDetails(id: string, by: string, { name, description, hidden, banner }: GroupDetails) {
  return (state: Group): GroupEvent[] => {
    checkIsAdmin(state, by);
    const isOther = hidden !== undefined && hidden !== state.hidden;
    if (isOther && state.owner !== by) throw refusalOf(notGroupOwner);
    const after = { ...state, hidden: hidden ?? state.hidden };
    const isSaid = name !== undefined || description !== undefined || isOther;
    const said: GroupEvent[] = isSaid ? [{ type: 'GroupDetailsChanged', data: { ...briefEventData(id, after), by, name, description } }] : [];
    return [...said, ...changeBanner(id, by, banner)(after)];
  };
}

function changeBanner(id: string, by: string, banner: NewBanner | undefined): (state: Group) => GroupEvent[] {
  if (banner === undefined) return () => [];
  return banner === 'none' ? removeBanner(id, by) : requestBanner(id, { id: banner.id, by }, banner);
}

/**
 * Moves a group to the trash, from which its owner can restore it; idempotent. `isNamed`: its name was typed. Refuses: 400 `wrong-group-name`, 403
 * `not-group-owner`, 404 `no-group`.
 */
export function trash(id: string, by: string, isNamed: boolean, now: Date) {
  return (state: Group): GroupEvent[] => {
    if (isInTrashOf(state, by)) return [];
    checkOwns(state, by);
    if (!isNamed) throw refusalOf(wrongGroupName);
    return [{ type: 'GroupTrashed', data: { ...fullEventData(id, { ...state, trashedAt: now.toISOString() }), by } }];
  };
}

/** True if the group is in its owner's trash and can be restored. */
const isInTrashOf = (state: Group, who: string): boolean => state?.owner === who && state.trashedAt !== undefined && !state.purged;

/** Restores a group with all members; no-op if it is not in the trash. Refuses: 403 `not-group-owner`, 404 `no-group`. */
export function restore(id: string, by: string) {
  return (state: Group): GroupEvent[] => {
    if (state === undefined || (!isLive(state) && !isInTrashOf(state, by))) throw refusalOf(noGroup);
    if (isLive(state)) {
      checkOwns(state, by);
      return [];
    }
    const { trashedAt: _, ...after } = state;
    return [{ type: 'GroupRestored', data: { ...fullEventData(id, after), by } }];
  };
}

/** Ends a group that was deleted at a time and not restored since. */
export function purge(id: string, trashedAt: string | undefined) {
  return (state: Group): GroupEvent[] => {
    if (state === undefined || state.purged || state.trashedAt === undefined || state.trashedAt !== trashedAt) return [];
    return [{ type: 'GroupPurged', data: fullEventData(id, { ...state, purged: true }) }];
  };
}
