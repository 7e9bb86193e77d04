import { chatHash, parseRoom } from '@kloak/proto/rules/files/thing-paths.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronUp, CircleAlert, MessageCircle } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUnsent } from '../../features/chat/compose/unsent.ts';
import { useUnread } from '../../features/chat/unread-query.ts';
import { connectivity } from '../../lib/connectivity.ts';
import { Avatar } from '../../people/avatar.tsx';
import { allRooms, type ChatView, useChat, useSaveChatView } from '../../people/chat-place.ts';
import { useMe } from '../../session/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { LazyPart, lazyPart, preload } from '../../ui/lazy-part.tsx';
import { FailedPart } from '../../ui/window/lazy-layer.tsx';
import s from './chat.module.css';
import { menuTexts } from './menu-texts.ts';

const chatPanel = lazyPart(async () => (await import('../routes/chat-part.tsx')).ChatPart);

/** Bar that opens the chat, with the number of unread messages; the chat's code is preloaded when the pointer or focus reaches it. [Note: lazy parts] */
export function Chat() {
  const { view, show, close } = useChat();
  useSaveChatView(view);
  useRoomOfAddress(show);
  const { image } = useMe();
  const unread = useUnread();
  const reach = () => void preload(chatPanel);
  const unsent = useUnsent();
  useGoesOut(unsent.length > 0);
  const notSent = unsent.filter(({ failure }) => failure !== undefined).length;
  const told = [unread > 0 && menuTexts.unread(unread), notSent > 0 && menuTexts.notSent(notSent)].filter((one) => one !== false);
  return (
    <>
      <button
        type="button"
        className={s.bar}
        data-chat=""
        aria-haspopup="dialog"
        aria-label={[menuTexts.seeMessages, ...told].join(', ')}
        onPointerEnter={reach}
        onFocus={reach}
        onClick={() => show(allRooms)}
      >
        <span className={s.avatar}>
          <Avatar src={image} size={28} />
        </span>
        <MessageCircle size={22} aria-hidden="true" className={s.icon} />
        <span className={s.words}>{menuTexts.seeMessages}</span>
        {notSent > 0 && <CircleAlert size={18} aria-hidden="true" className={s.notSent} />}
        {/* A space for screen readers, between label and number. */} <Badge count={unread} className={s.badge} />
        <ChevronUp size={18} aria-hidden="true" className={s.up} />
      </button>
      <p aria-live="polite" className="visually-hidden">
        {told.join(', ')}
      </p>
      <ErrorBoundary instead={<FailedPart onShown={close} />} at={String(view !== undefined)}>
        <Suspense fallback={null}>{view && <LazyPart part={chatPanel} props={{}} />}</Suspense>
      </ErrorBoundary>
    </>
  );
}

/** Sends messages that were unsent when the page was left, even if the chat stays closed. */
function useGoesOut(hasUnsent: boolean): void {
  const client = useQueryClient();
  const { id } = useMe();
  useEffect(() => {
    if (!hasUnsent) return;
    const open = () =>
      void import('../../features/chat/compose/outbox.ts').then(
        ({ outboxOf }) => outboxOf(client, id),
        () => {},
      );
    open();
    connectivity.addEventListener('retry', open);
    return () => connectivity.removeEventListener('retry', open);
  }, [client, id, hasUnsent]);
}

/** Opens the room, or the list of rooms, that an address names over its page. The address then drops that name: going back closes the chat for good. */
function useRoomOfAddress(show: (view: ChatView) => void): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // The list of rooms has no name.
  const [room, setRoom] = useState<string>();
  const named = hash === chatHash ? '' : parseRoom(hash);
  const leadOn = useEffectEvent(() => {
    if (named !== undefined) {
      setRoom(named);
      void navigate({ pathname, search }, { replace: true });
    } else if (room !== undefined) {
      setRoom(undefined);
      show(room === '' ? allRooms : { at: 'room', room });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the address, and what was read of it.
  useEffect(() => leadOn(), [named, room]);
}
