import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { mutate } from '../../lib/api.ts';
import { useMe } from '../../lib/session.ts';
import { chatSettingsQuery } from './chat-queries.ts';

/** Who goes on writing says so again after this time, in milliseconds. */
const againMs = 3000;

/** Says that the member is writing in a room, where the member shows that: now and then, however often it is called. */
export function useTellWriting(roomId: string): () => void {
  const shows = useQuery(chatSettingsQuery(useMe().id)).data?.typing === true;
  const { mutate: tell } = useMutation({ mutationFn: () => mutate('POST /api/chatbox/writing', { roomId }) });
  const toldAt = useRef(0);
  return () => {
    if (!shows || Date.now() - toldAt.current < againMs) return;
    toldAt.current = Date.now();
    tell();
  };
}
