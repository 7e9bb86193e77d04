import { refusalOf } from '@kloak/platform/errors.ts';
import { tooManyGroups } from '@kloak/proto/rules/groups.ts';
import { fullEventData, type Group, type GroupEvent, type GroupState } from './group.ts';
import { inviting } from './invites.ts';

/** `by` owns it. */
export type NewGroup = { by: string; name: string; description: string; invited: readonly string[] };

/** Creates a group; idempotent. `isFull`: the founder is in the maximum number. Refuses: 409 `too-many-groups`, `too-many-invites`. */
export function foundGroup(id: string, { by, name, description, invited }: NewGroup, isFull: boolean) {
  return (state: Group): GroupEvent[] => {
    if (state !== undefined) return [];
    if (isFull) throw refusalOf(tooManyGroups);
    const nobody = { invited: [], requests: [], blocked: [], recent: [] };
    const after: GroupState = { owner: by, admins: [by], members: [by], ...nobody, hidden: false, purged: false };
    return [{ type: 'GroupCreated', data: { ...fullEventData(id, after), by, name, description } }, ...inviting(id, by, invited, after)];
  };
}
