import type { Connections, Profile } from '@kloak/proto/api/types.ts';
import { useMutation } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import { refusalText } from '../../lib/error-text.ts';
import { useMe } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Banner } from '../../ui/window/banner.tsx';
import { useTransientMessage } from '../../ui/window/use-transient-message.ts';
import { findMutation } from './change-connections.ts';
import { ConnectButton, connectNote } from './connect-button.tsx';
import s from './families.module.css';
import { Person } from './person.tsx';
import { familiesTexts as t } from './texts.ts';

/** Search for a member by exact name or address, with a button to connect. */
export function FindMember({ connections }: { readonly connections: Connections }) {
  const [query, setQuery] = useState('');
  const [fault, setFault] = useState<string>();
  const [failure, showFailure] = useTransientMessage();
  const find = useMutation({
    ...findMutation,
    onError: (error) => {
      if (error instanceof ApiError && error.status === 404) setFault(t.notFound);
      else showFailure(refusalText(error, t.failed));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (find.isPending) return;
    if (query.trim() === '') setFault(t.searchRequired);
    else find.mutate(query.trim());
  };
  return (
    <section className={s.find}>
      <form className={s.search} onSubmit={submit} noValidate>
        <TextField
          label={t.searchLabel}
          type="search"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={query}
          error={fault}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setFault(undefined);
          }}
        />
        <Button type="submit" icon={<Search size={18} aria-hidden="true" />} busy={find.isPending && t.searching}>
          {t.search}
        </Button>
      </form>
      <div aria-live="polite">
        {failure && <Banner tone="danger">{failure}</Banner>}
        {find.data && <Found key={find.submittedAt} profile={find.data} connections={connections} />}
      </div>
    </section>
  );
}

/** A new connection leaves the search; an existing one that is found gets a note. */
function Found({ profile, connections }: { readonly profile: Profile; readonly connections: Connections }) {
  const me = useMe();
  const isFriend = connections.friends.some(({ _id }) => _id === profile._id);
  const [wasFriend] = useState(isFriend);
  if (isFriend && !wasFriend) return null;
  return (
    <Person profile={profile} look="card" note={connectNote(profile, connections, me.id)}>
      <ConnectButton profile={profile} connections={connections} />
    </Person>
  );
}
