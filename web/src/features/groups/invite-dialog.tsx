import type { Group, Profile } from '@kloak/proto/api/types.ts';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { memberTexts } from '../../lib/member-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Tabs } from '../../ui/list/tabs.tsx';
import { ConfirmDialog } from '../../ui/window/confirm-dialog.tsx';
import { Dialog } from '../../ui/window/dialog.tsx';
import { Menu } from '../../ui/window/menu.tsx';
import { AddInvite } from './add-invite.tsx';
import s from './groups.module.css';
import { People } from './people.tsx';
import { groupsTexts as t } from './texts.ts';
import { useMemberActs } from './use-member-acts.ts';

/** Dialog in which admins invite people, see open invites, and answer membership requests. */
export function InviteDialog({ open, group, onClose }: { readonly open: boolean; readonly group: Group; readonly onClose: () => void }) {
  const [tab, setTab] = useState('add');
  const { invited = [], requests = [], blocked = [] } = group;
  const tabs = [
    { name: 'add', label: t.addInvite, content: <AddInvite group={group} /> },
    { name: 'invited', label: counted(t.invitedTab, invited), content: <Invited group={group} /> },
    { name: 'requests', label: counted(t.requestsTab, requests), content: <Requests group={group} blocked={blocked} /> },
  ];
  return (
    <Dialog open={open} onClose={onClose} holds title={t.invite} close={memberTexts.close}>
      <Tabs label={t.inviteTabs} tabs={tabs} current={tab} onChange={setTab} />
    </Dialog>
  );
}

const counted = (label: string, people: readonly Profile[]) => (people.length === 0 ? label : `${label} (${people.length})`);

function Invited({ group: { _id, invited = [] } }: { readonly group: Group }) {
  const act = useMemberActs(_id);
  if (invited.length === 0) return <p className={s.quiet}>{t.nobodyInvited}</p>;
  return (
    <People people={invited}>
      {(person) => (
        <Button tone="quiet" aria-label={t.withdrawOf(person.username)} onClick={() => act('withdraw', person)}>
          {t.withdraw}
        </Button>
      )}
    </People>
  );
}

function Requests({ group: { _id, requests = [] }, blocked }: { readonly group: Group; readonly blocked: readonly Profile[] }) {
  const act = useMemberActs(_id);
  const [blocking, setBlocking] = useState<Profile>();
  return (
    <>
      {requests.length === 0 && <p className={s.quiet}>{t.nobodyAsks}</p>}
      <People people={requests}>
        {(person) => (
          <>
            <Button aria-label={t.acceptOf(person.username)} onClick={() => act('accept', person)}>
              {t.accept}
            </Button>
            <Button tone="quiet" aria-label={t.declineOf(person.username)} onClick={() => act('decline', person)}>
              {t.decline}
            </Button>
            <Menu
              label={t.more(person.username)}
              look="more"
              acts={[{ label: t.block, icon: <Ban size={18} aria-hidden="true" />, tone: 'danger', onSelect: () => setBlocking(person) }]}
            />
          </>
        )}
      </People>
      <People title={t.blocked} people={blocked}>
        {(person) => (
          <Button tone="quiet" aria-label={t.unblockOf(person.username)} onClick={() => act('unblock', person)}>
            {t.unblock}
          </Button>
        )}
      </People>
      <ConfirmDialog
        open={blocking !== undefined}
        title={t.blockTitle(blocking?.username ?? '')}
        text={t.blockText}
        yes={t.block}
        no={memberTexts.cancel}
        onNo={() => setBlocking(undefined)}
        onYes={() => {
          if (blocking) act('block', blocking);
          setBlocking(undefined);
        }}
      />
    </>
  );
}
