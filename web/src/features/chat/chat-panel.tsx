import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { subscribeMessages } from '../../live/chat-message-bus.ts';
import { subscribeSigns } from '../../live/chat-presence.ts';
import { useIsLate } from '../../live/lateness.ts';
import { type ChatView, useChat, useIsChatBeside } from '../../people/chat-place.ts';
import { useMe } from '../../session/session.ts';
import { useReturnFocus } from '../../ui/window/use-return-focus.ts';
import s from './chat-panel.module.css';
import { insertMessage, updateReceipt, updateRoomList } from './chat-queries.ts';
import { ChatSettings } from './chat-settings.tsx';
import type { Connect } from './found-people.tsx';
import { MembersView } from './members-view.tsx';
import { NewGroup } from './new-group.tsx';
import { PanelHeader } from './panel-header.tsx';
import { RoomList } from './room-list.tsx';
import { RoomView } from './room-view.tsx';
import { chatTexts as t } from './texts.ts';

/** The open chat: beside the page, which reserves room and stays usable, or on a phone as a sheet over the whole page. */
export function ChatPanel({ connect }: { readonly connect: Connect }) {
  const { view, close } = useChat();
  const isBeside = useIsChatBeside();
  const client = useQueryClient();
  const me = useMe();
  const focus = useReturnFocus();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      subscribeMessages((said) => {
        insertMessage(client, me.id, said);
        updateRoomList(client, me.id, said);
      }),
    [client, me.id],
  );
  useEffect(() => subscribeSigns((sign) => updateReceipt(client, me.id, sign)), [client, me.id]);
  const place = view && `${view.at} ${view.room}`;
  useEffect(() => {
    const first = place && panel.current?.querySelector<HTMLElement>('[data-first]');
    // Focusing a text box on a phone would open the keyboard over the messages.
    if (first && isBeside) first.focus();
    else panel.current?.focus();
  }, [place, isBeside]);
  if (!view) return null;
  return (
    <Dialog.Root open modal={!isBeside} onOpenChange={(open) => open || close()}>
      <Dialog.Portal>
        <Dialog.Content
          {...focus}
          ref={panel}
          className={s.panel}
          data-chat="open"
          data-modal={isBeside ? undefined : 'sheet'}
          aria-describedby={undefined}
          tabIndex={-1}
          onInteractOutside={(event) => event.preventDefault()}
          // Escape belongs to the page if the focus is there and the chat is beside it.
          onEscapeKeyDown={(event) => panel.current?.contains(document.activeElement) || event.preventDefault()}
        >
          <Dialog.Title className="visually-hidden">{t.title}</Dialog.Title>
          <div
            role="none"
            className={s.whole}
            // Tab may leave a chat that is beside a page: the library would trap it as in a dialog.
            onKeyDown={(event) => isBeside && event.key === 'Tab' && event.stopPropagation()}
          >
            {me.chatClosed && <Closed />}
            {!me.chatClosed && <View view={view} connect={connect} />}
            {!me.chatClosed && <Late />}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function View({ view: { at, room }, connect }: { readonly view: ChatView; readonly connect: Connect }) {
  if (at === 'rooms') return <RoomList connect={connect} />;
  if (at === 'new') return <NewGroup />;
  if (at === 'settings') return <ChatSettings />;
  if (at === 'room') return <RoomView key={room} roomId={room} />;
  return <MembersView key={room} roomId={room} />;
}

/** Notice that new messages may be late, while there is no live connection. */
function Late() {
  const isLate = useIsLate();
  return (
    <p className={isLate ? s.late : 'visually-hidden'} role="status">
      {isLate && t.late}
    </p>
  );
}

/** Notice for members whose chat the vault's settings disable. */
function Closed() {
  return (
    <>
      <PanelHeader title={t.title} isFirst />
      <div className={s.body} role="status">
        <p>{t.closedTitle}</p>
        <p className={s.quiet}>{t.closedText}</p>
      </div>
    </>
  );
}
