import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { connectionsQuery } from '../../people/connections-queries.ts';
import { useMe } from '../../session/session.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { ListPage, ListSkeleton } from '../../ui/list/list.tsx';
import { Tabs } from '../../ui/list/tabs.tsx';
import { ConnectionLists } from './connection-lists.tsx';
import { FindMember } from './find-member.tsx';
import { familiesTexts as t } from './texts.ts';

/** Families page; `invites` has a tab of its own. */
export function FamiliesPage({ invites }: { readonly invites: ReactNode }) {
  const [search, setSearch] = useSearchParams();
  const tabs = [
    { name: 'family', label: t.family, content: <Family /> },
    { name: 'invites', label: t.invites, content: invites },
  ];
  const current = search.get('tab') === 'invites' ? 'invites' : 'family';
  return (
    <ListPage title={texts.shell.families}>
      <Tabs label={t.tabs} tabs={tabs} current={current} onChange={(name) => setSearch(name === 'invites' ? { tab: name } : {}, { replace: true })} />
    </ListPage>
  );
}

function Family() {
  const { data: connections, error, refetch, isFetching } = useQuery(connectionsQuery(useMe().id));
  return (
    <>
      {connections && (
        <ConnectionLists connections={connections}>
          <FindMember connections={connections} />
        </ConnectionLists>
      )}
      {!connections && error && (
        <ErrorNotice text={errorText(error, t.loadFailed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!connections && !error && <ListSkeleton label={texts.common.loading} />}
    </>
  );
}
