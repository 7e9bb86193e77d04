import type { Group, Profile } from '@kloak/proto/api/types.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Crown, ShieldMinus, ShieldPlus, UserMinus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { commonErrorText } from '../../lib/error-text.ts';
import { entriesOf } from '../../lib/growing-list.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { texts } from '../../lib/texts.ts';
import { useMe } from '../../session/session.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { ListEnd } from '../../ui/list/list-end.tsx';
import { ConfirmDialog } from '../../ui/window/confirm-dialog.tsx';
import { Dialog } from '../../ui/window/dialog.tsx';
import { Menu } from '../../ui/window/menu.tsx';
import s from './groups.module.css';
import { groupMembersQuery } from './groups-queries.ts';
import { People } from './people.tsx';
import { groupsTexts as t } from './texts.ts';
import { useMemberActs } from './use-member-acts.ts';

type MembersProps = { readonly open: boolean; readonly group: Group; readonly isAdmin: boolean; readonly isOwner: boolean; readonly onClose: () => void };

/** Actions on a member; each asks for confirmation. */
type Act = 'giveAdmin' | 'takeAdmin' | 'handOver' | 'remove';
const looks = {
  giveAdmin: { label: t.giveAdmin, title: t.giveAdminTitle, text: t.giveAdminText, icon: <ShieldPlus size={18} aria-hidden="true" /> },
  takeAdmin: { label: t.takeAdmin, title: t.takeAdminTitle, text: t.takeAdminText, icon: <ShieldMinus size={18} aria-hidden="true" /> },
  handOver: { label: t.handOver, title: t.handOverTitle, text: t.handOverText, icon: <Crown size={18} aria-hidden="true" /> },
  remove: { label: t.remove, title: t.removeTitle, text: t.removeText, icon: <UserMinus size={18} aria-hidden="true" /> },
};

/** Members of a group, with actions for its admins. Only the owner acts on admins. */
export function MembersDialog({ open, group, isAdmin, isOwner, onClose }: MembersProps) {
  const { owner, admins = [], memberCount } = group;
  const act = useMemberActs(group._id);
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
        {isOwner && memberCount > 1 && <p className={s.quiet}>{t.ownerLeaves}</p>}
        {owner && <People title={t.owner} people={[owner]} />}
        <People title={t.admins} people={admins.filter(({ _id: admin }) => admin !== owner?._id)}>
          {isOwner ? menu(['takeAdmin', 'handOver', 'remove']) : undefined}
        </People>
        <Members group={group}>{isAdmin ? menu(ofMembers) : undefined}</Members>
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

type ListProps = { readonly group: Group; readonly children: ((person: Profile) => ReactNode) | undefined };

/** Members who are no admins. The group brings the first ones; in a large group, more are fetched on scrolling. */
function Members({ group: { _id, admins = [], members = [], memberCount }, children }: ListProps) {
  const isWhole = admins.length + members.length >= memberCount;
  const pages = useInfiniteQuery({ ...groupMembersQuery(_id, useMe().id), enabled: !isWhole });
  const { data, error, isFetching, refetch } = pages;
  const people = isWhole || !data ? members : entriesOf(data);
  return (
    <>
      <People title={t.memberList} people={people}>
        {children}
      </People>
      {!isWhole && !data && error && <ErrorNotice text={commonErrorText(error)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />}
      {!isWhole && data && <ListEnd pages={pages} loaded={people.length} failed={texts.common.failed} />}
    </>
  );
}
