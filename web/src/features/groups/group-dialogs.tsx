import type { Group } from '@kloak/proto/api/types.ts';
import { DeleteGroupDialog } from './delete-group-dialog.tsx';
import { EditGroupDialog } from './edit-group-dialog.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LeaveGroupDialog } from './leave-group-dialog.tsx';
import { MembersDialog } from './members-dialog.tsx';

export type GroupDialog = 'members' | 'invite' | 'edit' | 'leave' | 'delete' | 'history';

type DialogsProps = {
  readonly opened: GroupDialog | undefined;
  readonly group: Group;
  readonly isAdmin: boolean;
  readonly isOwner: boolean;
  readonly onClose: () => void;
};

/** Dialogs of a group's page, in one chunk. */
export function GroupDialogs({ opened, group, isAdmin, isOwner, onClose }: DialogsProps) {
  return (
    <>
      <MembersDialog open={opened === 'members'} group={group} isAdmin={isAdmin} isOwner={isOwner} onClose={onClose} />
      {isAdmin && <InviteDialog open={opened === 'invite'} group={group} onClose={onClose} />}
      {isAdmin && opened === 'edit' && <EditGroupDialog group={group} onClose={onClose} />}
      {isAdmin && opened === 'history' && <HistoryDialog groupId={group._id} onClose={onClose} />}
      <LeaveGroupDialog open={opened === 'leave'} group={group} onClose={onClose} />
      {isOwner && opened === 'delete' && <DeleteGroupDialog group={group} onClose={onClose} />}
    </>
  );
}
