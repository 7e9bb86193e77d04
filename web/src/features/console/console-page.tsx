import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ListPage } from '../../ui/list/list.tsx';
import { Tabs } from '../../ui/list/tabs.tsx';
import { Admins } from './admins.tsx';
import { countsQuery } from './console-queries.ts';
import { NewUsers, Summary } from './counts.tsx';
import { SeeAll } from './everybody.tsx';
import { Health } from './health.tsx';
import { Reports } from './reports.tsx';
import { Security } from './security.tsx';
import { consoleTexts as t } from './texts.ts';

/** Console of the vault: its members, admins, reports and health. `invites`: the admin's own. */
export function ConsolePage({ invites }: { readonly invites: ReactNode }) {
  const [search, setSearch] = useSearchParams();
  const own = (
    <>
      <Summary />
      <SeeAll />
      {invites}
    </>
  );
  const open = useQuery(countsQuery).data?.openReports ?? 0;
  const tabs = [
    { name: 'invites', label: t.invites, content: own },
    { name: 'admins', label: t.admins, content: <Admins /> },
    { name: 'new', label: t.newUsers, content: <NewUsers /> },
    { name: 'reports', label: open > 0 ? t.reportsWaiting(open) : t.reports, content: <Reports /> },
    { name: 'health', label: t.health, content: <Health /> },
    { name: 'security', label: t.security, content: <Security /> },
  ];
  const current = tabs.find(({ name }) => name === search.get('tab'))?.name ?? 'invites';
  return (
    <ListPage title={t.title}>
      <Tabs label={t.tabs} tabs={tabs} current={current} onChange={(name) => setSearch(name === 'invites' ? {} : { tab: name }, { replace: true })} />
    </ListPage>
  );
}
