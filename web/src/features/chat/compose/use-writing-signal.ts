import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { mutate } from '../../../lib/api.ts';
import { useMe } from '../../../session/session.ts';
import { chatSettingsQuery } from '../chat-queries.ts';

/** Interval at which a member who keeps writing sends the signal again, in milliseconds. */
const againMs = 3000;

/**
 * `tell` sends the signal that the member is writing, if the member shares it; calls are throttled. `sent` ends the throttling, so that the next text is
 * signalled at once.
 */
export function useWritingSignal(roomId: string): { tell(): void; sent(): void } {
  const shows = useQuery(chatSettingsQuery(useMe().id)).data?.typing === true;
  const { mutate: say } = useMutation({ mutationFn: () => mutate('POST /api/chatbox/writing', { roomId }) });
  const toldAt = useRef(Number.NEGATIVE_INFINITY);
  return {
    tell() {
      if (!shows || performance.now() - toldAt.current < againMs) return;
      toldAt.current = performance.now();
      say();
    },
    sent() {
      toldAt.current = Number.NEGATIVE_INFINITY;
    },
  };
}
