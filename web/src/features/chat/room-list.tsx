import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { MessageCirclePlus, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useChat } from '../../people/chat-place.ts';
import { useMe } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ListSkeleton } from '../../ui/list/list.tsx';
import { ListEnd } from '../../ui/list/list-end.tsx';
import s from './chat-panel.module.css';
import { foundRoomsQuery, newContactsQuery, roomsQuery } from './chat-queries.ts';
import { ToSend } from './compose/to-send.tsx';
import { type Connect, FoundPeople, PeopleToWriteTo } from './found-people.tsx';
import { PanelHeader } from './panel-header.tsx';
import { RoomRow } from './room-row.tsx';
import r from './rows.module.css';
import { chatTexts as t } from './texts.ts';

/** All rooms, by newest message; during a search the matching rooms and people. */
export function RoomList({ connect }: { readonly connect: Connect }) {
  const me = useMe();
  const { show } = useChat();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const settled = useDebounced(wanted);
  const pages = useInfiniteQuery(roomsQuery(me.id));
  const { data: rooms, error, isFetching, refetch } = pages;
  const { data: unwritten } = useInfiniteQuery(newContactsQuery(me.id));
  const { data: found } = useQuery(foundRoomsQuery(settled, me.id));
  const shown = wanted === '' ? rooms : settled === wanted ? found : undefined;
  return (
    <>
      <PanelHeader title={t.title} isFirst>
        <IconButton label={t.settings} icon={<Settings2 size={20} aria-hidden="true" />} onClick={() => show({ at: 'settings', room: '' })} />
      </PanelHeader>
      <div className={s.body}>
        <ToSend note={t.chooseChat} />
        <Button tone="quiet" wide icon={<MessageCirclePlus size={18} aria-hidden="true" />} onClick={() => show({ at: 'new', room: '' })}>
          {t.newGroup}
        </Button>
        <TextField
          label={t.search}
          type="search"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          data-first=""
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {wanted !== '' && <FoundPeople text={wanted} settled={settled} hasRooms={shown !== undefined && shown.length > 0} connect={connect} />}
        {shown && shown.length > 0 && (
          <ul className={r.rows} aria-label={t.rooms}>
            {shown.map((room) => (
              <li key={room._id}>
                <RoomRow room={room} />
              </li>
            ))}
          </ul>
        )}
        {rooms?.length === 0 && wanted === '' && <p className={s.quiet}>{t.empty}</p>}
        {!rooms && !error && wanted === '' && <ListSkeleton label={texts.common.loading} />}
        {!rooms && error && wanted === '' && (
          <ErrorNotice text={errorText(error, t.loadFailed)} retry={t.again} onRetry={() => void refetch()} busy={isFetching} />
        )}
        {rooms && wanted === '' && <ListEnd pages={pages} loaded={rooms.length} failed={t.loadFailed} />}
        {unwritten && unwritten.length > 0 && wanted === '' && (
          <>
            <h3 className={s.quiet}>{t.unwritten}</h3>
            <PeopleToWriteTo people={unwritten} label={t.unwritten} />
          </>
        )}
      </div>
    </>
  );
}
