import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { Avatar } from '../../people/avatar.tsx';
import { reportAct } from '../../people/report-act.tsx';
import { useMe } from '../../session/session.ts';
import { MessageText } from '../../ui/message-text.tsx';
import { ConfirmDialog } from '../../ui/window/confirm-dialog.tsx';
import { Menu } from '../../ui/window/menu.tsx';
import { deleteMessageMutation } from './chat-queries.ts';
import { clockOf, type MessageRow } from './message-rows.ts';
import s from './room.module.css';
import { SharedPosts } from './shared-posts.tsx';
import { chatTexts as t } from './texts.ts';

/** A message; the caller's own are on the right. The writer's name is above the first of a group, and the time under the last. */
export function Message({ row: { message, begins, ends }, isGroup }: { readonly row: MessageRow; readonly isGroup: boolean }) {
  const me = useMe();
  const { profile, messageBody, deleted, createdAt, posts = [], missingPosts = 0 } = message;
  const isMine = profile._id === me.id;
  return (
    <li className={`${s.message} ${isMine ? s.mine : ''} ${begins ? s.begins : ''}`}>
      {isGroup && !isMine && (begins ? <Avatar src={profile.image} size={28} /> : <span className={s.noPicture} />)}
      <div className={s.said}>
        <p className={isGroup && !isMine && begins ? s.writer : 'visually-hidden'} dir="auto">
          {profile.username || t.somebody}
        </p>
        {deleted ? (
          <p className={`${s.bubble} ${s.deleted}`}>{t.deleted}</p>
        ) : (
          <div className={s.bubble}>
            {messageBody && <MessageText text={messageBody} />}
            {posts.length + missingPosts > 0 && <SharedPosts posts={posts} missing={missingPosts} />}
          </div>
        )}
        <time className={ends ? s.time : 'visually-hidden'} dateTime={createdAt}>
          {clockOf(createdAt)}
        </time>
      </div>
      {!deleted && (isMine ? <MessageMenu message={message} /> : <OthersMenu message={message} />)}
    </li>
  );
}

/** Menu of another member's message. */
function OthersMenu({ message: { _id: id, profile, messageBody } }: { readonly message: MessageRow['message'] }) {
  const name = profile.username || t.somebody;
  return (
    <div className={s.acts}>
      <Menu label={t.more(messageBody || name)} look="more" acts={[reportAct({ kind: 'MESSAGE', id, name: t.messageOf(name) })]} />
    </div>
  );
}

function MessageMenu({ message }: { readonly message: MessageRow['message'] }) {
  const me = useMe();
  const [asks, setAsks] = useState(false);
  const remove = useMutation({
    ...deleteMessageMutation(useQueryClient(), message, me.id),
    onError: (error) => {
      setAsks(false);
      toast(errorText(error, texts.common.failed), 'bad');
    },
  });
  return (
    <div className={s.acts}>
      <Menu
        label={t.more(message.messageBody || t.yourMessage)}
        look="more"
        acts={[{ label: t.delete, icon: <Trash2 size={18} aria-hidden="true" />, tone: 'danger', onSelect: () => setAsks(true) }]}
      />
      <ConfirmDialog
        open={asks}
        title={t.deleteTitle}
        text={t.deleteText}
        yes={t.delete}
        no={memberTexts.cancel}
        busy={remove.isPending ? t.deleting : undefined}
        onNo={() => setAsks(false)}
        onYes={() => remove.mutate()}
      />
    </div>
  );
}
