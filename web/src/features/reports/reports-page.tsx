import { useInfiniteQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { errorText } from '../../lib/error-text.ts';
import { entriesOf } from '../../lib/growing-list.ts';
import { longDate } from '../../lib/long-dates.ts';
import { texts } from '../../lib/texts.ts';
import { reportedTexts } from '../../people/reported-texts.ts';
import { useMe } from '../../session/session.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { List, ListPage, ListRow, ListSection, ListSkeleton } from '../../ui/list/list.tsx';
import { ListEnd } from '../../ui/list/list-end.tsx';
import { Looks } from './looks.tsx';
import s from './reports.module.css';
import { ownReportsQuery } from './reports-queries.ts';
import { reportsTexts as t } from './texts.ts';

/** Admins' requests to the member, their looks, and outcomes of the member's own reports. */
export function ReportsPage() {
  return (
    <ListPage title={t.title}>
      <ListSection title={t.looks}>
        <p>{t.looksNote}</p>
        <Looks />
      </ListSection>
      <ListSection title={t.own}>
        <OwnReports />
      </ListSection>
    </ListPage>
  );
}

function OwnReports() {
  const { data, error, refetch, ...pages } = useInfiniteQuery(ownReportsQuery(useMe().id));
  const entries = entriesOf(data);
  if (!data && error)
    return <ErrorNotice text={errorText(error, t.loadFailed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={pages.isFetching} />;
  if (!data) return <ListSkeleton label={texts.common.loading} />;
  if (entries.length === 0) return <p>{t.none}</p>;
  return (
    <div className={s.whole}>
      <List entries={entries}>
        {({ kind, owner, text, createdAt, note }) => (
          <ListRow
            picture={<Flag size={24} aria-hidden="true" />}
            title={<span dir="auto">{reportedTexts[kind](owner.username || t.somebody)}</span>}
            note={
              <>
                <span dir="auto">{text}</span> · {longDate(createdAt)} · <span dir="auto">{note === undefined ? t.waits : t.answered(note)}</span>
              </>
            }
          />
        )}
      </List>
      <ListEnd pages={{ ...pages, error }} loaded={entries.length} failed={t.loadFailed} />
    </div>
  );
}
