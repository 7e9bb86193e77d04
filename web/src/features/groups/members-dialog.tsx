import type { Group, Profile } from '@kloak/proto/api/types.ts';
import { Crown, ShieldMinus, ShieldPlus, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { memberTexts } from '../../lib/member-texts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Menu } from '../../ui/menu.tsx';
import s from './groups.module.css';
import { People } from './people.tsx';
import { groupsTexts as t } from './texts.ts';
import { useMemberActs } from './use-member-acts.ts';

type MembersProps = { readonly open: boolean; readonly group: Group; readonly isAdmin: boolean; readonly isOwner: boolean; readonly onClose: () => void };

/** What can be done to a member, each of which asks first. */
type Act = 'giveAdmin' | 'takeAdmin' | 'handOver' | 'remove';
const looks = {
  giveAdmin: { label: t.giveAdmin, title: t.giveAdminTitle, text: t.giveAdminText, icon: <ShieldPlus size={18} aria-hidden="true" /> },
  takeAdmin: { label: t.takeAdmin, title: t.takeAdminTitle, text: t.takeAdminText, icon: <ShieldMinus size={18} aria-hidden="true" /> },
  handOver: { label: t.handOver, title: t.handOverTitle, text: t.handOverText, icon: <Crown size={18} aria-hidden="true" /> },
  remove: { label: t.remove, title: t.removeTitle, text: t.removeText, icon: <UserMinus size={18} aria-hidden="true" /> },
};

/** Who is in a group, and what its admins can do about it; only its owner about admins. */
export function MembersDialog({ open, group: { _id, owner, admins = [], members = [] }, isAdmin, isOwner, onClose }: MembersProps) {
  const act = useMemberActs(_id);
  const [asked, ask] = useState<{ readonly act: Act; readonly person: Profile }>();
  const look = asked && looks[asked.act];
  const name = asked?.person.username ?? '';
  const menu = (acts: readonly Act[]) => (person: Profile) => (
    <Menu
      label={t.more(person.username || t.somebody)}
      look="more"
      acts={acts.map((one) => {
        const { label, icon } = looks[one];
        return { label, icon, onSelect: () => ask({ act: one, person }), ...(one === 'remove' && { tone: 'danger' as const }) };
      })}
    />
  );
  const ofMembers: readonly Act[] = isOwner ? ['giveAdmin', 'handOver', 'remove'] : ['giveAdmin', 'remove'];
  return (
    <>
      <Dialog open={open} onClose={onClose} title={t.membersTitle} close={memberTexts.close}>
        {isOwner && admins.length + members.length > 1 && <p className={s.quiet}>{t.ownerLeaves}</p>}
        {owner && <People title={t.owner} people={[owner]} />}
        <People title={t.admins} people={admins.filter(({ _id: admin }) => admin !== owner?._id)}>
          {isOwner ? menu(['takeAdmin', 'handOver', 'remove']) : undefined}
        </People>
        <People title={t.memberList} people={members}>
          {isAdmin ? menu(ofMembers) : undefined}
        </People>
      </Dialog>
      <ConfirmDialog
        open={asked !== undefined}
        title={look?.title(name) ?? ''}
        text={look?.text ?? ''}
        yes={look?.label ?? ''}
        no={memberTexts.cancel}
        onNo={() => ask(undefined)}
        onYes={() => {
          if (asked) act(asked.act, asked.person);
          ask(undefined);
        }}
      />
    </>
  );
}
