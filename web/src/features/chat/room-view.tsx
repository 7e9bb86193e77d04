import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { ApiError } from '../../lib/api.ts';
import { useChat } from '../../people/chat-place.ts';
import { useMe } from '../../session/session.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { roomQuery } from './chat-queries.ts';
import { Composer } from './compose/composer.tsx';
import { useOutbox } from './compose/outbox.ts';
import { MessageList } from './message-list.tsx';
import { PanelHeader } from './panel-header.tsx';
import s from './room.module.css';
import { roomName } from './room-names.ts';
import { RoomPicture } from './room-picture.tsx';
import { chatTexts as t } from './texts.ts';

/** A room: its messages and the text box. */
export function RoomView({ roomId }: { readonly roomId: string }) {
  const me = useMe();
  const { show } = useChat();
  const outbox = useOutbox();
  const { data: room, error } = useQuery(roomQuery(roomId, me.id));
  const isGone = error instanceof ApiError && error.status === 404;
  if (isGone) {
    return (
      <>
        <PanelHeader title={t.title} />
        <p className={s.closed} role="status">
          {t.gone}
        </p>
      </>
    );
  }
  return (
    <>
      <PanelHeader
        title={room ? roomName(room, me.id) : t.title}
        note={room?.isGroup ? t.members(room.profiles.length) : undefined}
        picture={room && <RoomPicture room={room} me={me.id} />}
      >
        {room?.isGroup && <IconButton label={t.about} icon={<Info size={20} aria-hidden="true" />} onClick={() => show({ at: 'members', room: roomId })} />}
      </PanelHeader>
      <MessageList roomId={roomId} room={room} outbox={outbox} />
      {room?.readOnly ? <p className={s.closed}>{t.readOnly}</p> : <Composer roomId={roomId} outbox={outbox} />}
    </>
  );
}
