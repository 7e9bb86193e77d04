import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { entriesOf } from '../../lib/growing-list.ts';
import { texts } from '../../lib/texts.ts';
import { useMe } from '../../session/session.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { List, ListSkeleton } from '../../ui/list/list.tsx';
import { ListEnd } from '../../ui/list/list-end.tsx';
import { Tabs } from '../../ui/list/tabs.tsx';
import s from './console.module.css';
import { ReportRow } from './report-row.tsx';
import { reportsQuery } from './reports-queries.ts';
import { consoleTexts as t } from './texts.ts';

/** Members' reports to the admins: open and closed. */
export function Reports() {
  const [shown, setShown] = useState('open');
  const tabs = [
    { name: 'open', label: t.reportsOpen, content: <ReportList closed={false} /> },
    { name: 'closed', label: t.reportsClosed, content: <ReportList closed /> },
  ];
  return (
    <>
      <p className={s.note}>{t.reportsNote}</p>
      <Tabs label={t.reports} tabs={tabs} current={shown} onChange={setShown} />
    </>
  );
}

function ReportList({ closed }: { readonly closed: boolean }) {
  const { data, error, refetch, ...pages } = useInfiniteQuery(reportsQuery(useMe().id, closed));
  const entries = entriesOf(data);
  if (!data && error)
    return <ErrorNotice text={errorText(error, t.reportsFailed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={pages.isFetching} />;
  if (!data) return <ListSkeleton label={texts.common.loading} />;
  if (entries.length === 0) return <p className={s.empty}>{closed ? t.reportsNoneClosed : t.reportsNone}</p>;
  return (
    <>
      <List entries={entries}>{(report) => <ReportRow report={report} />}</List>
      <ListEnd pages={{ ...pages, error }} loaded={entries.length} failed={t.reportsFailed} />
    </>
  );
}
