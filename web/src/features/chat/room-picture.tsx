import type { ChatRoom } from '@kloak/proto/api/types.ts';
import { UsersRound } from 'lucide-react';
import { Avatar } from '../../people/avatar.tsx';
import { otherOf } from './room-names.ts';
import s from './rows.module.css';

/** Picture of a room: the other member's avatar in a room of two, or an icon for a group. */
export function RoomPicture({ room, me }: { readonly room: ChatRoom; readonly me: string }) {
  if (!room.isGroup) return <Avatar src={otherOf(room, me)?.image ?? ''} />;
  return (
    <span className={s.group}>
      <UsersRound size={20} aria-hidden="true" />
    </span>
  );
}
