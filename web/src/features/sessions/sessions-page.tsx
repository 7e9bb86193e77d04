import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { query } from '../../lib/api.ts';
import { shortDate } from '../../lib/dates.ts';
import { errorText } from '../../lib/error-text.ts';
import { ago } from '../../lib/long-dates.ts';
import { texts } from '../../lib/texts.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { List, ListPage, ListRow, ListSkeleton } from '../../ui/list.tsx';
import { sessionsTexts as t } from './texts.ts';

/** Where one is signed in. */
export function SessionsPage() {
  const { data, error, refetch, isFetching } = useQuery({ queryKey: ['sessions'], queryFn: () => query('GET /api/users/sessions', {}) });
  return (
    <ListPage title={texts.shell.devices}>
      <p>{t.intro}</p>
      {data && (
        <List entries={data.sessions}>
          {({ device, lastSeen, createdAt, current }) => (
            <ListRow
              picture={<MonitorSmartphone size={28} aria-hidden="true" />}
              title={<bdi>{device || t.unknown}</bdi>}
              note={[current ? t.current : t.seen(ago(lastSeen)), t.since(shortDate(createdAt))].join(' · ')}
            />
          )}
        </List>
      )}
      {!data && error && <ErrorNotice text={errorText(error, t.loadFailed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />}
      {!data && !error && <ListSkeleton label={texts.common.loading} />}
    </ListPage>
  );
}
