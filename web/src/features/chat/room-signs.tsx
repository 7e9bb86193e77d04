import type { ChatMessage, ChatRoom } from '@kloak/proto/api/types.ts';
import { useEffect, useState } from 'react';
import { subscribeMessages } from '../../live/chat-message-bus.ts';
import { subscribeSigns } from '../../live/chat-presence.ts';
import { useMe } from '../../session/session.ts';
import s from './room.module.css';
import { chatTexts as t } from './texts.ts';

/** Time in milliseconds for which one signal shows somebody as writing: somewhat longer than its interval. */
const writingMs = 6000;

const namesOf = (room: ChatRoom, ids: readonly string[]) =>
  room.profiles
    .filter(({ _id }) => ids.includes(_id))
    .map(({ username }) => username || t.somebody)
    .join(', ');

type SignsProps = { readonly room: ChatRoom; readonly newest: ChatMessage | undefined; readonly receipts: readonly { profileId: string; seq: number }[] };

/** Signals under the messages: members who have seen the newest one, if it is the caller's own, and members who are writing. */
export function RoomSigns({ room, newest, receipts }: SignsProps) {
  const me = useMe();
  const writing = useWriting(room._id);
  const isMine = newest?.profile._id === me.id && !newest.deleted;
  const seenBy = isMine ? receipts.filter(({ seq }) => seq >= newest.seq).map(({ profileId }) => profileId) : [];
  return (
    <>
      {seenBy.length > 0 && <p className={s.seen}>{room.isGroup ? t.seen(namesOf(room, seenBy)) : t.seen()}</p>}
      <p className={s.writing} role="status">
        {writing.length > 0 && t.writing(namesOf(room, writing), writing.length)}
      </p>
    </>
  );
}

/** Returns members who are writing in a room, until their message arrives or their signals stop for a while. */
function useWriting(roomId: string): readonly string[] {
  const [writing, setWriting] = useState<readonly string[]>([]);
  useEffect(() => {
    const ends = new Map<string, ReturnType<typeof setTimeout>>();
    const end = (id: string) => {
      clearTimeout(ends.get(id));
      ends.delete(id);
      setWriting([...ends.keys()]);
    };
    const hearNoMore = [
      subscribeSigns(({ roomId: at, profileId, seq }) => {
        if (at !== roomId || seq !== undefined) return;
        clearTimeout(ends.get(profileId));
        ends.set(
          profileId,
          setTimeout(() => end(profileId), writingMs),
        );
        setWriting([...ends.keys()]);
      }),
      subscribeMessages((said) => {
        if (said.roomId === roomId) end(said.message.profile._id);
      }),
    ];
    return () => {
      for (const stop of hearNoMore) stop();
      for (const timer of ends.values()) clearTimeout(timer);
    };
  }, [roomId]);
  return writing;
}
