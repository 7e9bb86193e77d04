import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { shortDate } from '../../lib/dates.ts';
import { errorText } from '../../lib/error-text.ts';
import { ago } from '../../lib/long-dates.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { List, ListPage, ListRow, ListSection, ListSkeleton } from '../../ui/list/list.tsx';
import { endSessionMutation, sessionsQuery } from './sessions-queries.ts';
import { sessionsTexts as t } from './texts.ts';

/** The member's sessions, with a button that ends one. */
export function SessionsPage() {
  const { data, error, refetch, isFetching } = useQuery(sessionsQuery);
  const end = useMutation({
    ...endSessionMutation(useQueryClient()),
    onSuccess: (_answer, ended) => toast(ended === 'others' ? t.othersEnded : t.ended),
    onError: (failure) => toast(errorText(failure, texts.common.failed), 'bad'),
  });
  const ending = (session: string) => end.isPending && end.variables === session && t.ending;
  const hasOthers = data?.sessions.some(({ current }) => !current);
  return (
    <ListPage title={texts.shell.devices}>
      <p>{t.intro}</p>
      {data && (
        <List entries={data.sessions}>
          {({ _id, device, lastSeen, createdAt, current }) => (
            <ListRow
              picture={<MonitorSmartphone size={28} aria-hidden="true" />}
              title={<bdi>{device || t.unknown}</bdi>}
              note={[current ? t.current : t.seen(ago(lastSeen)), t.since(shortDate(createdAt))].join(' · ')}
            >
              {!current && (
                <Button tone="quiet" aria-label={t.endOf(device || t.unknown)} busy={ending(_id)} spent={end.isPending} onClick={() => end.mutate(_id)}>
                  {t.end}
                </Button>
              )}
            </ListRow>
          )}
        </List>
      )}
      {hasOthers && (
        <Button tone="quiet" busy={ending('others')} spent={end.isPending} onClick={() => end.mutate('others')}>
          {t.endOthers}
        </Button>
      )}
      {!data && error && <ErrorNotice text={errorText(error, t.loadFailed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />}
      {!data && !error && <ListSkeleton label={texts.common.loading} />}
      {(data || error) && <PasswordSection />}
    </ListPage>
  );
}

/** Rendered below the list once its length is known. */
function PasswordSection() {
  return (
    <ListSection title={t.password}>
      <p>{t.passwordNote}</p>
      <ButtonLink to="/change-password" tone="quiet">
        {t.changePassword}
      </ButtonLink>
    </ListSection>
  );
}
