import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { entriesOf } from '../../lib/growing-list.ts';
import { texts } from '../../lib/texts.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { ListEnd } from '../../ui/list/list-end.tsx';
import { Spinner } from '../../ui/list/spinner.tsx';
import { Tabs } from '../../ui/list/tabs.tsx';
import { Dialog } from '../../ui/window/dialog.tsx';
import s from './console.module.css';
import { everybodyQuery, type ListOfAll } from './console-queries.ts';
import { consoleTexts as t } from './texts.ts';

/** Button that opens the lists of all invites and accounts. */
export function SeeAll() {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {t.seeAll}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t.allUsers} close={t.close} wide>
        <Everybody />
      </Dialog>
    </div>
  );
}

const isList = (name: string): name is ListOfAll => name === 'invites' || name === 'users';

function Everybody() {
  const [shown, setShown] = useState<ListOfAll>('invites');
  const [wanted, setWanted] = useState('');
  const [search, setSearch] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSearch(wanted.trim());
  };
  const showAll = () => {
    setWanted('');
    setSearch('');
  };
  const tabs = [
    { name: 'invites', label: t.allInvites, content: <Cards only="invites" search={search} /> },
    { name: 'users', label: t.allUsers, content: <Cards only="users" search={search} /> },
  ];
  return (
    <>
      <form className={s.form} onSubmit={submit}>
        <TextField
          label={t.search}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
        <Button type="submit">{t.searchAct}</Button>
      </form>
      {search && (
        <p className={s.searched}>
          {t.searched(search)}{' '}
          <Button tone="plain" onClick={showAll}>
            {t.showAll}
          </Button>
        </p>
      )}
      <Tabs label={t.lists} tabs={tabs} current={shown} onChange={(name) => isList(name) && setShown(name)} />
    </>
  );
}

/** A card for each address, ticked once there is an account. */
function Cards({ only, search }: { readonly only: ListOfAll; readonly search: string }) {
  const { data, error, refetch, ...pages } = useInfiniteQuery(everybodyQuery(only, search));
  const entries = entriesOf(data);
  if (!data && error) {
    return <ErrorNotice text={errorText(error, t.listFailed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={pages.isFetching} />;
  }
  if (!data) return <Spinner label={texts.common.loading} />;
  if (entries.length === 0) return <p className={s.empty}>{search ? t.nobodyFound : t.nobodyInvited}</p>;
  return (
    <>
      <ul className={s.cards}>
        {entries.map(({ _id, email, accountCreated, username }) => (
          <li key={_id} className={s.card}>
            <input type="checkbox" className={s.box} checked={accountCreated} disabled readOnly aria-label={t.accountOf(email)} />
            <span className={s.address}>
              <bdi>{email}</bdi>
              {username && <bdi className={s.name}>{username}</bdi>}
            </span>
          </li>
        ))}
      </ul>
      <ListEnd pages={{ ...pages, error }} loaded={entries.length} failed={t.listFailed} />
    </>
  );
}
