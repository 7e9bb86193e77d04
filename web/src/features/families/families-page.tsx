import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../lib/error-text.ts';
import { useMe } from '../../lib/session.ts';
import { texts } from '../../lib/texts.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { ListPage, ListSkeleton } from '../../ui/list.tsx';
import { ConnectionLists } from './connection-lists.tsx';
import { connectionsQuery } from './connections-queries.ts';
import { FindMember } from './find-member.tsx';
import { familiesTexts as t } from './texts.ts';

export function FamiliesPage() {
  const { data: connections, error, refetch, isFetching } = useQuery(connectionsQuery(useMe().id));
  return (
    <ListPage title={texts.shell.families}>
      {connections && (
        <>
          <FindMember connections={connections} />
          <ConnectionLists connections={connections} />
        </>
      )}
      {!connections && error && (
        <ErrorNotice text={errorText(error, t.loadFailed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!connections && !error && <ListSkeleton label={texts.common.loading} />}
    </ListPage>
  );
}
