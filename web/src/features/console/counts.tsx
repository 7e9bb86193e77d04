import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/list/skeleton.tsx';
import s from './console.module.css';
import { countsQuery } from './console-queries.ts';
import { consoleTexts as t } from './texts.ts';

type CountRow = { readonly label: string; readonly count: number };

/** Number of invited people and of accounts. */
export function Summary() {
  return <Counts of={({ usersInvited, userAccounts }) => [numbered(t.usersInvited, usersInvited), numbered(t.userAccounts, userAccounts)]} />;
}

export function NewUsers() {
  return <Counts of={({ newAcconutsMade, newAccountsLately }) => [numbered(t.newAccounts, newAcconutsMade), numbered(t.newLately, newAccountsLately)]} />;
}

const numbered = (label: string, count: number): CountRow => ({ label, count });

type Metadata = { readonly newAcconutsMade: number; readonly newAccountsLately: number; readonly usersInvited: number; readonly userAccounts: number };

function Counts({ of }: { readonly of: (data: Metadata) => readonly CountRow[] }) {
  const { data, error, refetch, isFetching } = useQuery(countsQuery);
  if (!data && error) {
    return <ErrorNotice text={errorText(error, t.countsFailed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />;
  }
  if (!data) {
    return (
      <Skeleton label={texts.common.loading}>
        <SkeletonBlock shape="title" width="half" />
      </Skeleton>
    );
  }
  return (
    <dl className={s.counts}>
      {of(data).map(({ label, count }) => (
        <div key={label} className={s.count}>
          <dt>{label}</dt>
          <dd>{count.toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
  );
}
