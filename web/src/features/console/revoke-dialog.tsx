import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../lib/toasts.ts';
import { useMe } from '../../session/session.ts';
import { Banner } from '../../ui/window/banner.tsx';
import { ConfirmDialog } from '../../ui/window/confirm-dialog.tsx';
import { type Admin, revokeRightsMutation } from './console-queries.ts';
import { failureText } from './failure-text.ts';
import { PasswordAgain } from './password-again.tsx';
import { consoleTexts as t } from './texts.ts';

type RevokeDialogProps = { readonly admin: Admin; readonly passwordNeeded: boolean; readonly onClose: () => void };

/** Dialog that asks for confirmation, and for the password if required. */
export function RevokeDialog({ admin: { _id, username, email }, passwordNeeded, onClose }: RevokeDialogProps) {
  const { id: me } = useMe();
  const [password, setPassword] = useState('');
  const revoke = useMutation(revokeRightsMutation(useQueryClient(), me));
  const isOwn = _id === me;
  const yes = () =>
    revoke.mutate(
      { email, ...(passwordNeeded && { password }) },
      {
        onSuccess: () => {
          toast(t.revoked(username));
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      title={isOwn ? t.revokeOwnTitle : t.revokeTitle(username)}
      text={isOwn ? t.revokeOwnText : t.revokeText}
      yes={t.revoke}
      no={t.keep}
      busy={revoke.isPending ? t.revoking : undefined}
      onYes={yes}
      onNo={onClose}
    >
      {passwordNeeded && <PasswordAgain value={password} onChange={setPassword} />}
      {revoke.error && <Banner tone="danger">{failureText(revoke.error)}</Banner>}
    </ConfirmDialog>
  );
}
