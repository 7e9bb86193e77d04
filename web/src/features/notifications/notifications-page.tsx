import type { Notification } from '@kloak/proto/api/types.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { useMe } from '../../session/session.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { ListPage, ListSkeleton } from '../../ui/list/list.tsx';
import { ListEnd } from '../../ui/list/list-end.tsx';
import { Notice } from '../../ui/window/notice.tsx';
import { News } from './news.tsx';
import { NewsPlace } from './news-place.tsx';
import { NotificationRow } from './notification-row.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import s from './notifications.module.css';
import { notificationsQuery } from './notifications-queries.ts';
import { notificationsTexts as t } from './texts.ts';
import { useReadMark } from './use-read-mark.ts';

type PageProps = {
  readonly requests: ReactNode;
  readonly waiting: number | undefined;
  /** True while requests are being fetched. */
  readonly isAsked: boolean;
  /** Actions in the row of a notification. */
  readonly acts: (notification: Notification) => ReactNode;
};

/** Notifications page: first the `requests` that wait for the member's answer (`waiting` is their number, once known), then all other news. */
export function NotificationsPage({ requests, waiting, isAsked, acts }: PageProps) {
  const pages = useInfiniteQuery(notificationsQuery(useMe().id));
  const { data, error, refetch, isFetching, hasNextPage } = pages;
  const entries = data?.entries ?? [];
  const found = useReadMark(data);
  // All parts appear together, so that nothing moves while it is read.
  const [isShown, setShown] = useState(false);
  if (!isShown && (data || error) && !isAsked) setShown(true);
  return (
    <ListPage title={t.title}>
      <NotificationSettings />
      <div hidden={!isShown} className={isShown ? s.requests : undefined}>
        {requests}
      </div>
      {isShown && entries.length > 0 && (
        <News entries={entries}>
          {(notification) => <NotificationRow notification={notification} isNew={found.has(notification._id)} acts={acts(notification)} />}
        </News>
      )}
      {data && entries.length === 0 && !hasNextPage && waiting === 0 && <Notice title={t.empty} />}
      {isShown && !data && error && (
        <ErrorNotice text={errorText(error, t.loadFailed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!isShown && (
        <>
          <ListSkeleton label={texts.common.loading} />
          <NewsPlace />
        </>
      )}
      {data && <ListEnd pages={pages} loaded={data.parts} failed={t.loadFailed} />}
    </ListPage>
  );
}
