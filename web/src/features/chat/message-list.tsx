import type { ChatMessage, ChatRoom } from '@kloak/proto/api/types.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowDown } from 'lucide-react';
import { Fragment, useEffect, useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { useMe } from '../../session/session.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Spinner } from '../../ui/list/spinner.tsx';
import { conversationQuery } from './chat-queries.ts';
import type { Outbox } from './compose/outbox.ts';
import { useUnsent } from './compose/unsent.ts';
import { UnsentMessage } from './compose/unsent-message.tsx';
import { Message } from './message.tsx';
import { rowsOf } from './message-rows.ts';
import s from './room.module.css';
import { wordsOf } from './room-names.ts';
import { RoomSigns } from './room-signs.tsx';
import { chatTexts as t } from './texts.ts';
import { useMessageScroll } from './use-message-scroll.ts';
import { useReadMark } from './use-read-mark.ts';

type ListProps = { readonly roomId: string; readonly room: ChatRoom | undefined; readonly outbox: Outbox };

/** Messages of a room, and those that are being sent. */
export function MessageList({ roomId, room, outbox }: ListProps) {
  const me = useMe();
  const pages = useInfiniteQuery(conversationQuery(roomId, me.id));
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch, isFetchedAfterMount } = pages;
  const messages = data?.messages ?? [];
  const newest = messages.at(-1);
  const opened = useOpened(isFetchedAfterMount, messages, data?.unread ?? 0);
  const unsent = useUnsent().filter(({ room: of }) => of === roomId);
  const { box, list, newLine, onScroll, seen, isAtEnd, toEnd } = useMessageScroll({
    oldest: messages[0]?.seq,
    newest: newest?.seq,
    unsent: unsent.length,
    opened,
    mayGrow: hasNextPage && !isFetching && !isFetchNextPageError,
    onNearTop: () => void fetchNextPage(),
  });
  useReadMark(roomId, opened && newest && { seq: newest.seq, writer: newest.profile._id, seen: seen ?? 0, read: opened.read });
  // The list of rooms may include a message whose push was missed.
  const last = room?.messages[0]?.message.seq ?? 0;
  const isBehind = newest !== undefined && last > newest.seq;
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);
  const known = seen ?? opened?.read;
  const unseen = known === undefined ? 0 : messages.filter(({ seq, profile }) => seq > known && profile._id !== me.id).length;
  const isNews = newest !== undefined && opened !== undefined && newest.seq > opened.newest && newest.profile._id !== me.id;
  return (
    <div className={s.place}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is moved by keys, too */}
      <section ref={box} className={s.scroll} onScroll={onScroll} tabIndex={0} aria-label={t.title}>
        {isFetchingNextPage && <Spinner label={t.older} />}
        {isFetchNextPageError && error && (
          <ErrorNotice text={errorText(error, t.olderFailed)} retry={t.again} onRetry={() => void fetchNextPage()} busy={isFetchingNextPage} />
        )}
        {data && messages.length + unsent.length === 0 && <p className={s.begin}>{t.begin}</p>}
        {!data && error && <ErrorNotice text={errorText(error, t.loadFailed)} retry={t.again} onRetry={() => void refetch()} busy={isFetching} />}
        {!data && !error && <Spinner label={texts.common.loading} />}
        <ol ref={list} className={s.messages}>
          {rowsOf(messages, opened?.newFrom).map((row) => (
            <Fragment key={row.message.seq}>
              {row.day && <li className={s.day}>{row.day}</li>}
              {row.isNew && (
                <li ref={newLine} className={s.newLine}>
                  {t.newLine}
                </li>
              )}
              <Message row={row} isGroup={room?.isGroup ?? false} />
            </Fragment>
          ))}
          {unsent.map((one, index) => (
            <UnsentMessage key={one.clientId} unsent={one} outbox={outbox} tellsWhy={one.failure !== unsent[index + 1]?.failure} />
          ))}
        </ol>
        {room && <RoomSigns room={room} newest={unsent.length === 0 ? newest : undefined} receipts={data?.receipts ?? []} />}
      </section>
      {!isAtEnd && (
        <button type="button" className={s.toNewest} onClick={toEnd}>
          <ArrowDown size={18} aria-hidden="true" />
          {unseen > 0 ? t.toNewest(unseen) : <span className="visually-hidden">{t.toNewest(0)}</span>}
        </button>
      )}
      <p role="status" className="visually-hidden">
        {isNews && t.said(newest.profile.username, wordsOf(newest))}
      </p>
    </div>
  );
}

type ReadState = { readonly newest: number; readonly read: number; readonly newFrom: number | undefined };

/** Returns the state of the room when it was opened, so that the line before new messages stays where it was. */
function useOpened(isFresh: boolean, messages: readonly ChatMessage[], unread: number): ReadState | undefined {
  const [opened, setOpened] = useState<ReadState>();
  if (!opened && isFresh) {
    const now = messages.at(-1)?.seq ?? 0;
    const read = lastRead(messages, unread);
    setOpened({ newest: now, read, newFrom: unread > 0 ? read + 1 : undefined });
  }
  return opened;
}

/** Returns the number of the last message before the new ones; deleted messages do not count as new. */
function lastRead(messages: readonly ChatMessage[], unread: number): number {
  if (unread === 0) return messages.at(-1)?.seq ?? 0;
  const left = messages.filter(({ deleted }) => !deleted);
  const first = left.at(-unread);
  return first ? first.seq - 1 : Math.max((messages[0]?.seq ?? 1) - 1 - (unread - left.length), 0);
}
