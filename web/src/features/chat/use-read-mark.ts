import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIsVisible } from '../../lib/use-is-visible.ts';
import { useMe } from '../../session/session.ts';
import { readMutation } from './chat-queries.ts';
import { markRoomVisible } from './unread-query.ts';

/** Messages within this time after a seen one are marked as read together with it, in milliseconds. */
const gatherMs = 300;

/** The newest message. `seen`: newest message when the end of the room was last visible. `read`: last message read when the room was opened. */
type Newest = { readonly seq: number; readonly writer: string; readonly seen: number; readonly read: number };

/** Marks a room as read up to the last visible message, while the room is open in a visible page. */
export function useReadMark(roomId: string, newest: Newest | undefined): void {
  const me = useMe();
  const isVisible = useIsVisible();
  const { mutate } = useMutation(readMutation(useQueryClient(), roomId, me.id));
  const [marked, setMarked] = useState(0);
  // Writing a message marks all earlier ones as read.
  const read = newest && Math.max(marked, newest.writer === me.id ? newest.seq : newest.read);
  const isInSight = isVisible && newest !== undefined && newest.seen === newest.seq;
  useEffect(() => (isInSight ? markRoomVisible(roomId) : undefined), [isInSight, roomId]);
  const isDue = isVisible && newest !== undefined && read !== undefined && newest.seen > read;
  const mark = useEffectEvent(() => {
    if (!newest) return;
    setMarked(newest.seen);
    mutate(newest.seen);
  });
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => mark(), gatherMs);
    return () => clearTimeout(timer);
  }, [isDue]);
}
