import type { Profile } from '@kloak/proto/api/types.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../lib/toasts.ts';
import { useMe } from '../../session/session.ts';
import { ConfirmDialog } from '../../ui/window/confirm-dialog.tsx';
import { connectionMutation } from './change-connections.ts';
import { connectionFailure } from './failure-text.ts';
import { familiesTexts as t } from './texts.ts';

type BlockDialogProps = { readonly other: Profile | undefined; readonly onClose: () => void };

/** Dialog that asks before a member is blocked; open while `other` is set. */
export function BlockDialog({ other, onClose }: BlockDialogProps) {
  const { mutate } = useMutation({
    ...connectionMutation(useQueryClient(), useMe().id),
    onSettled: (_answer, error, { other: { username } }) => (error ? toast(connectionFailure(error), 'bad') : toast(t.hasBlocked(username))),
  });
  return (
    <ConfirmDialog
      open={other !== undefined}
      title={t.blockTitle(other?.username ?? '')}
      text={t.blockText}
      yes={t.block}
      no={t.keep}
      onNo={onClose}
      onYes={() => {
        if (other) mutate({ kind: 'block', other });
        onClose();
      }}
    />
  );
}
