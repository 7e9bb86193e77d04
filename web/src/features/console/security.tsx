import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Shield, ShieldX } from 'lucide-react';
import { errorText } from '../../lib/error-text.ts';
import { entriesOf } from '../../lib/growing-list.ts';
import { momentName } from '../../lib/long-dates.ts';
import { texts } from '../../lib/texts.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { List, ListRow, ListSkeleton } from '../../ui/list/list.tsx';
import { ListEnd } from '../../ui/list/list-end.tsx';
import s from './console.module.css';
import { adminsQuery, type SecurityEntry, securityQuery } from './console-queries.ts';
import { consoleTexts as t } from './texts.ts';

/** Log of sign-ins, refusals and admin actions. */
export function Security() {
  const { data, error, refetch, ...pages } = useInfiniteQuery(securityQuery);
  const admins = useQuery(adminsQuery).data?.admins ?? [];
  const entries = entriesOf(data);
  if (!data && error)
    return <ErrorNotice text={errorText(error, t.securityFailed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={pages.isFetching} />;
  if (!data) return <ListSkeleton label={texts.common.loading} />;
  const nameOf = (account: string) => admins.find(({ _id }) => _id === account)?.username ?? account;
  return (
    <>
      <p className={s.note}>{t.securityNote}</p>
      {entries.length === 0 && <p className={s.empty}>{t.securityNone}</p>}
      <List entries={entries}>{(entry) => <SecurityRow entry={entry} nameOf={nameOf} />}</List>
      <ListEnd pages={{ ...pages, error }} loaded={entries.length} failed={t.securityFailed} />
    </>
  );
}

const refusals: readonly SecurityEntry['act'][] = ['sign-in-failed', 'refused', 'more-refused'];

/** An entry of the log; the page knows account names of admins only. */
function SecurityRow({ entry, nameOf }: { readonly entry: SecurityEntry; readonly nameOf: (account: string) => string }) {
  const { at, act, account, from, requestId, code, path } = entry;
  const Icon = refusals.includes(act) ? ShieldX : Shield;
  const about = [
    momentName(at),
    ...(account === undefined ? [] : [t.securityWho(nameOf(account))]),
    ...(from === undefined ? [] : [t.securityFrom(from)]),
    code === undefined ? path : `${path} (${code})`,
    t.securityRequest(requestId),
  ];
  return <ListRow picture={<Icon size={24} aria-hidden="true" />} title={t.securityActs[act]} note={about.join(' · ')} />;
}
