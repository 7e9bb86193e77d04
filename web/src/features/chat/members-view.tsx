import type { ChatRoom } from '@kloak/proto/api/types.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { ruleText } from '../../lib/error-text.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { Avatar } from '../../people/avatar.tsx';
import { useChat } from '../../people/chat-place.ts';
import { useMe } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Spinner } from '../../ui/list/spinner.tsx';
import { ConfirmDialog } from '../../ui/window/confirm-dialog.tsx';
import s from './chat-panel.module.css';
import { leaveGroupMutation, removeFromGroupMutation, roomQuery } from './chat-queries.ts';
import { AddMembers, RenameGroup } from './group-forms.tsx';
import { PanelHeader } from './panel-header.tsx';
import { roomName } from './room-names.ts';
import r from './rows.module.css';
import { chatTexts as t } from './texts.ts';

/** Members of a group, and its actions. Everybody may leave; the longest-standing member renames it, adds others and removes them. */
export function MembersView({ roomId }: { readonly roomId: string }) {
  const me = useMe();
  const { data: room, error, isFetching, refetch } = useQuery(roomQuery(roomId, me.id));
  return (
    <>
      <PanelHeader title={room ? roomName(room, me.id) : t.about} note={t.about} />
      <div className={s.body}>
        {room && <Group room={room} />}
        {!room && error && <ErrorNotice text={ruleText(error, t.loadFailed)} retry={t.again} onRetry={() => void refetch()} busy={isFetching} />}
        {!room && !error && <Spinner label={texts.common.loading} />}
      </div>
    </>
  );
}

function Group({ room }: { readonly room: ChatRoom }) {
  const me = useMe();
  const leads = room.profiles[0]?._id === me.id;
  return (
    <>
      {leads && <RenameGroup room={room} />}
      <section className={s.section}>
        <h3 className={s.label}>{t.members(room.profiles.length)}</h3>
        <ul className={r.rows}>
          {room.profiles.map(({ _id, username, image }, index) => (
            <li key={_id} className={r.person}>
              <Avatar src={image} />
              <span className={r.name} dir="auto">
                {_id === me.id ? t.youAre(username) : username || t.somebody}
              </span>
              {index === 0 && <span className={s.quiet}>{t.leads}</span>}
              {leads && index > 0 && <Remove roomId={room._id} profileId={_id} name={username || t.somebody} />}
            </li>
          ))}
        </ul>
      </section>
      {leads && <AddMembers room={room} />}
      <Leave room={room} />
    </>
  );
}

function Remove({ roomId, profileId, name }: { readonly roomId: string; readonly profileId: string; readonly name: string }) {
  const me = useMe();
  const [asks, setAsks] = useState(false);
  const remove = useMutation({
    ...removeFromGroupMutation(useQueryClient(), roomId, me.id),
    onError: (error) => {
      setAsks(false);
      toast(ruleText(error, texts.common.failed), 'bad');
    },
  });
  return (
    <>
      <Button tone="quiet" aria-label={t.removeOf(name)} onClick={() => setAsks(true)}>
        {t.remove}
      </Button>
      <ConfirmDialog
        open={asks}
        title={t.removeTitle(name)}
        text={t.removeText}
        yes={t.remove}
        no={memberTexts.cancel}
        busy={remove.isPending ? t.removing : undefined}
        onNo={() => setAsks(false)}
        onYes={() => remove.mutate(profileId)}
      />
    </>
  );
}

function Leave({ room }: { readonly room: ChatRoom }) {
  const me = useMe();
  const { toRooms } = useChat();
  const [asks, setAsks] = useState(false);
  const leave = useMutation({
    ...leaveGroupMutation(useQueryClient(), room._id, me.id),
    onError: (error) => {
      setAsks(false);
      toast(ruleText(error, texts.common.failed), 'bad');
    },
  });
  return (
    <>
      <Button tone="quiet" wide icon={<LogOut size={18} aria-hidden="true" />} onClick={() => setAsks(true)}>
        {t.leave}
      </Button>
      <ConfirmDialog
        open={asks}
        title={t.leaveTitle}
        text={t.leaveText}
        yes={t.leave}
        no={memberTexts.cancel}
        busy={leave.isPending ? t.leaving : undefined}
        onNo={() => setAsks(false)}
        onYes={() => leave.mutate(undefined, { onSuccess: toRooms })}
      />
    </>
  );
}
