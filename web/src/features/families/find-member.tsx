import type { Connections, Profile } from '@kloak/proto/api/types.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useMe } from '../../lib/session.ts';
import { texts } from '../../lib/texts.ts';
import { useTransientMessage } from '../../lib/use-transient-message.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { connectionMutation, findMutation } from './connections-queries.ts';
import s from './families.module.css';
import { Person } from './person.tsx';
import { familiesTexts as t } from './texts.ts';

/** Finds a member by exact name or address, and asks to connect. */
export function FindMember({ connections }: { readonly connections: Connections }) {
  const [query, setQuery] = useState('');
  const [fault, setFault] = useState<string>();
  const [failure, showFailure] = useTransientMessage();
  const find = useMutation({
    ...findMutation,
    onError: (error) => {
      if (error instanceof ApiError && error.status === 404) setFault(t.notFound);
      else showFailure(errorText(error, t.failed));
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
        {find.data && <Found profile={find.data} connections={connections} />}
      </div>
    </section>
  );
}

function Found({ profile, connections }: { readonly profile: Profile; readonly connections: Connections }) {
  const client = useQueryClient();
  const me = useMe();
  const asked = isIn(connections.pending, profile);
  const connect = useMutation({
    ...connectionMutation(client, me.id),
    onSettled: (answer, error) => {
      if (error) toast(errorText(error, texts.common.failed), 'bad');
      // The other may have asked, or taken a request back, since the lists were fetched.
      else toast(answer && isIn(answer.friends, profile) ? t.connected(profile.username) : t.sent);
    },
  });
  const why = reason(profile, connections, me.id);
  return (
    <Person profile={profile} look="card" note={why ?? (asked ? t.isPending : undefined)}>
      <Button disabled={why !== undefined} busy={connect.isPending && t.connect} onClick={() => connect.mutate({ kind: 'request', other: profile })}>
        {t.connect}
      </Button>
    </Person>
  );
}

/** Why one cannot connect: a disabled button says it. */
function reason(profile: Profile, connections: Connections, me: string): string | undefined {
  if (profile._id === me) return t.isYou;
  if (isIn(connections.friends, profile)) return t.isFriend;
  return isIn(connections.requested, profile) ? t.isRequested : undefined;
}

const isIn = (list: readonly Profile[], { _id }: Profile) => list.some((other) => other._id === _id);
