import type { ChatRoom } from '@kloak/proto/api/types.ts';
import { useChat } from '../../people/chat-place.ts';
import { useMe } from '../../session/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { useUnsent } from './compose/unsent.ts';
import { clockOf, dayName } from './message-rows.ts';
import { roomName, wordsOf } from './room-names.ts';
import { RoomPicture } from './room-picture.tsx';
import s from './rows.module.css';
import { chatTexts as t } from './texts.ts';
import { useUnreadIn } from './unread-query.ts';

/** Row of a room: its newest message, or an unsent one, and the number of unread ones. */
export function RoomRow({ room }: { readonly room: ChatRoom }) {
  const { show } = useChat();
  const me = useMe();
  const last = room.messages[0]?.message;
  const unread = useUnreadIn(room);
  const notSent = useUnsent().findLast((one) => one.room === room._id && one.failure !== undefined);
  return (
    <button type="button" className={`${s.row} ${unread > 0 ? s.unread : ''}`} onClick={() => show({ at: 'room', room: room._id })}>
      <span className={s.picture}>
        <RoomPicture room={room} me={me.id} />
      </span>
      <span className={s.name} dir="auto">
        {roomName(room, me.id)}
      </span>
      {last && (
        <time className={s.when} dateTime={last.createdAt}>
          {dayName(last.createdAt) === t.today ? clockOf(last.createdAt) : dayName(last.createdAt)}
        </time>
      )}
      <span className={`${s.words} ${notSent ? s.notSent : ''}`} dir="auto">
        {notSent ? `${t.notSent} ${notSent.text || t.pictures(notSent.posts.length)}` : last ? lineOf(room, last, me.id) : t.nothingSaid}
      </span>
      <Badge count={unread} said={t.unread(unread)} className={s.badge} />
    </button>
  );
}

function lineOf({ isGroup }: ChatRoom, last: ChatRoom['messages'][number]['message'], me: string): string {
  const words = wordsOf(last);
  if (last.profile._id === me) return t.you(words);
  return isGroup && last.profile.username ? t.said(last.profile.username, words) : words;
}
