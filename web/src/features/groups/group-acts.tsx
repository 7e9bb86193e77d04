import { useMutation, useQueryClient } from '@tanstack/react-query';
import { History, LogOut, Pencil, Trash2, UserPlus, UsersRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ruleText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { useMe } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { usePreloaded } from '../../ui/lazy-part.tsx';
import { LazyLayer } from '../../ui/window/lazy-layer.tsx';
import { Menu } from '../../ui/window/menu.tsx';
import { requestMutation } from './change-group.ts';
import type { GroupDialog } from './group-dialogs.tsx';
import { AnswerInvite } from './group-invites.tsx';
import s from './group-page.module.css';
import { groupDialogs } from './group-parts.ts';
import type { SeenGroup } from './groups-queries.ts';
import { groupsTexts as t } from './texts.ts';

type ActsProps = { readonly seen: SeenGroup; readonly notices: ReactNode };

/** Actions on a group, depending on the member's role in it. */
export function GroupActs({ seen, notices }: ActsProps) {
  const { group, isMember, isInvited } = seen;
  if (isMember) return <MembersActs seen={seen} notices={notices} />;
  if (!isInvited) return <Request groupId={group._id} isRequester={seen.isRequester} />;
  return (
    <div className={s.standing}>
      <p>{t.invited}</p>
      <div className={s.acts}>
        <AnswerInvite invite={{ _id: group._id, group }} />
      </div>
    </div>
  );
}

function Request({ groupId, isRequester }: { readonly groupId: string; readonly isRequester: boolean }) {
  const { mutate, isPending, variables } = useMutation({
    ...requestMutation(useQueryClient(), useMe().id, groupId),
    onError: (error) => toast(ruleText(error, texts.common.failed), 'bad'),
  });
  // One button for both actions: it keeps the focus after a key press.
  const act = isPending ? variables : isRequester ? 'cancel' : 'request';
  const label = act === 'cancel' ? t.cancelRequest : t.request;
  return (
    <div className={s.standing}>
      <p aria-live="polite">{isRequester && t.requested}</p>
      <div className={s.acts}>
        <Button tone={act === 'cancel' ? 'quiet' : 'primary'} busy={isPending && label} onClick={() => mutate(act)}>
          {label}
        </Button>
      </div>
    </div>
  );
}

function MembersActs({ seen: { group, isAdmin, isOwner }, notices }: ActsProps) {
  const [opened, open] = useState<GroupDialog>();
  const near = usePreloaded(groupDialogs);
  const close = () => open(undefined);
  const leave = { label: t.leave, icon: <LogOut size={18} aria-hidden="true" />, onSelect: () => open('leave') };
  const remove = { label: t.delete, icon: <Trash2 size={18} aria-hidden="true" />, tone: 'danger' as const, onSelect: () => open('delete') };
  const history = { label: t.history, icon: <History size={18} aria-hidden="true" />, onSelect: () => open('history') };
  const asking = group.requests?.length ?? 0;
  return (
    <div className={s.acts}>
      {isAdmin && (
        <Button
          {...near}
          icon={<UserPlus size={18} aria-hidden="true" />}
          onClick={() => open('invite')}
          aria-label={asking > 0 ? t.inviteAsked(asking) : undefined}
        >
          {t.invite}
          {asking > 0 && <span className={s.count}>{asking}</span>}
        </Button>
      )}
      <Button {...near} tone="quiet" icon={<UsersRound size={18} aria-hidden="true" />} onClick={() => open('members')}>
        {t.membersTitle}
      </Button>
      {isAdmin && (
        <Button {...near} tone="quiet" icon={<Pencil size={18} aria-hidden="true" />} onClick={() => open('edit')}>
          {t.edit}
        </Button>
      )}
      {notices}
      <Menu label={t.settings} acts={[...(isAdmin ? [history] : []), isOwner ? remove : leave]} />
      <LazyLayer part={groupDialogs} isOpen={opened !== undefined} props={{ opened, group, isAdmin, isOwner, onClose: close }} onFailed={close} />
    </div>
  );
}
