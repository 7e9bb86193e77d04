import type { Invite } from '@kloak/proto/api/types.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { refusalText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { useMe } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { ConfirmDialog } from '../../ui/window/confirm-dialog.tsx';
import s from './invites.module.css';
import { removeInviteMutation } from './invites-queries.ts';
import { invitesTexts as t } from './texts.ts';

/** Invited people, ticked once they have an account, with a button that withdraws an invite. */
export function InviteList({ invites }: { readonly invites: readonly Invite[] }) {
  const [removing, setRemoving] = useState<Invite>();
  const { mutate } = useMutation({
    ...removeInviteMutation(useQueryClient(), useMe().id),
    onSettled: (_list, error) => error && toast(refusalText(error, texts.common.failed), 'bad'),
  });
  return (
    <section>
      <h2 className={s.heading}>{t.list}</h2>
      <List entries={invites}>
        {(invite) => (
          <ListRow picture={<Mail size={24} aria-hidden="true" />} title={<bdi>{invite.email}</bdi>} note={<Joined invite={invite} />}>
            <Button tone="quiet" aria-label={t.removeOf(invite.email)} onClick={() => setRemoving(invite)}>
              {t.remove}
            </Button>
          </ListRow>
        )}
      </List>
      <ConfirmDialog
        open={removing !== undefined}
        title={t.removeTitle}
        text={t.removeText(removing?.email ?? '')}
        yes={t.remove}
        no={t.keep}
        onNo={() => setRemoving(undefined)}
        onYes={() => {
          if (removing) mutate(removing);
          setRemoving(undefined);
        }}
      />
    </section>
  );
}

/** A read-only checkbox. */
function Joined({ invite: { email, accountCreated } }: { readonly invite: Invite }) {
  return (
    <span className={accountCreated ? `${s.joined} ${s.created}` : s.joined}>
      <input type="checkbox" className={s.box} checked={accountCreated} disabled readOnly aria-label={t.joinedOf(email)} />
      <span aria-hidden="true">{accountCreated ? t.joined : t.waiting}</span>
    </span>
  );
}
