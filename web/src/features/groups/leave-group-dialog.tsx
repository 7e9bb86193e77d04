import type { Group } from '@kloak/proto/api/types.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ruleText } from '../../lib/error-text.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { useMe } from '../../session/session.ts';
import { CheckField } from '../../ui/form/field.tsx';
import { ConfirmDialog } from '../../ui/window/confirm-dialog.tsx';
import { leaveGroupMutation } from './change-group.ts';
import { groupName } from './group-name.ts';
import { groupsTexts as t } from './texts.ts';

/** Dialog that asks before the member leaves. */
export function LeaveGroupDialog({ group, open, onClose }: { readonly group: Group; readonly open: boolean; readonly onClose: () => void }) {
  const [removePosts, setRemovePosts] = useState(false);
  const { mutate, isPending } = useMutation({
    ...leaveGroupMutation(useQueryClient(), useMe().id, group._id),
    onSettled: (_answer, error) => {
      onClose();
      if (error) toast(ruleText(error, texts.common.failed), 'bad');
      else toast(t.left(groupName(group)));
    },
  });
  return (
    <ConfirmDialog
      open={open}
      title={t.leaveTitle(groupName(group))}
      text={t.leaveText}
      yes={t.leave}
      no={memberTexts.cancel}
      busy={isPending ? t.leaving : undefined}
      onNo={() => {
        setRemovePosts(false);
        onClose();
      }}
      onYes={() => mutate(removePosts)}
    >
      <CheckField label={t.removePosts} checked={removePosts} onChange={({ target }) => setRemovePosts(target.checked)} />
    </ConfirmDialog>
  );
}
